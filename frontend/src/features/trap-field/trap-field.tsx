interface TrapFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field that no person sees or reaches; whoever fills it is a machine, and the server drops what it sends. */
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
