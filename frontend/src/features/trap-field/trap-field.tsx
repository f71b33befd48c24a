interface TrapFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Honeypot field, hidden from people; the server drops submissions that fill it in. */
export function TrapField({ value, onChange }: TrapFieldProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Sitio web
        <input
          type="text"
          name="sitioWeb"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
