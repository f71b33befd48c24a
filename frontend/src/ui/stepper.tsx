import { IconCheck } from '@tabler/icons-react';
import { cx } from './classes.js';

interface StepperProps {
  steps: readonly string[];
  /** From 1. */
  current: number;
  label?: string;
}

/** Progress in a form with several steps; below 768 px only the current step has its name. */
export function Stepper({ steps, current, label = 'Pasos' }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="isolate flex items-start">
        {steps.map((name, index) => (
          <Step key={name} name={name} number={index + 1} current={current} />
        ))}
      </ol>
      <p className="mt-3 text-center font-semibold text-ink-soft tablet:hidden">
        Paso {current} de {steps.length}: {steps[current - 1]}
      </p>
    </nav>
  );
}

function Step({ name, number, current }: { name: string; number: number; current: number }) {
  const done = number < current;
  const here = number === current;
  return (
    <li aria-current={here ? 'step' : undefined} className="relative flex flex-1 flex-col items-center gap-2">
      {number > 1 && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute right-1/2 top-4.5 h-0.5 w-full -translate-y-1/2',
            number <= current ? 'bg-primary' : 'bg-line-strong',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'relative z-1 flex size-9 items-center justify-center rounded-full font-bold tabular-nums ring-4 ring-page',
          here && 'bg-primary text-white',
          done && 'bg-primary-tint text-primary-press',
          !here && !done && 'bg-band text-ink-soft',
        )}
      >
        {done ? <IconCheck className="size-5" /> : number}
      </span>
      <span
        className={cx('text-center text-sm mapa:sr-only', here ? 'font-semibold text-ink' : 'text-ink-muted')}
      >
        {name}
        {done && <span className="sr-only"> (completo)</span>}
      </span>
    </li>
  );
}
