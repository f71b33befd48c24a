import { numberText } from '#common/kernel/text.js';
import { cx } from './classes.js';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  className?: string;
}

export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <div className="flex justify-between text-sm">
        <span className="font-semibold">{label}</span>
        <span className="tabular-nums text-ink-muted">
          {numberText(value)} de {numberText(max)}
        </span>
      </div>
      <progress
        aria-label={label}
        value={value}
        max={max}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}
