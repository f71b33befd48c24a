interface SelectBoxProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Row checkbox with a 44 px target. */
export function SelectBox({ label, checked, disabled, onChange }: SelectBoxProps) {
  return (
    <label className="-my-1.5 flex size-11 items-center justify-center rounded-full hover:bg-primary-soft has-disabled:opacity-40">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-primary"
      />
    </label>
  );
}
