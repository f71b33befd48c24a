/** A page may stay open for weeks. */
const LONGEST_MS = 86_400_000;

interface TrapFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/**
 * Honeypot field, hidden from people; the server holds back submissions that fill it in. Name, label and attributes keep password managers
 * and the browser's autofill from it.
 */
export function TrapField({ value, onChange }: TrapFieldProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        No completes esto
        <input
          type="text"
          name="casillero"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}

/** Milliseconds since the page began, not since hydration, which may begin with the first touch of a form. */
export function pageAge(): number {
  return Math.min(Math.round(performance.now()), LONGEST_MS);
}
