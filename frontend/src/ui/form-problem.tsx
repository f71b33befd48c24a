import type { ReactNode } from 'react';

/** Announces why a form was not accepted. The element is always there, because screen readers announce only changes of its content. */
export function FormProblem({ problem, children }: { problem: string; children?: ReactNode }) {
  return (
    <div role="alert">
      {problem && (
        <p className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">{problem}</p>
      )}
      {children}
    </div>
  );
}
