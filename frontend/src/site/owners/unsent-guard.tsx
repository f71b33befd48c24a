import { LeaveGuard } from '../forms/leave-guard.js';

/** Rendered while something is written that is kept nowhere. */
export function UnsentGuard() {
  return (
    <LeaveGuard active title="¿Salir sin enviar?" cancelLabel="Seguir escribiendo">
      Lo que escribiste todavía no se envió, y se pierde.
    </LeaveGuard>
  );
}
