import { useState } from 'react';
import type { ImportReportAnswer, ImportRowWire } from '#common/listings/importing/import-calls.js';
import { numberText } from '#common/kernel/text.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';

const GROUPS = [
  { resultado: 'no se importa', title: 'No se importan', open: true },
  { resultado: 'con avisos', title: 'Se importan, con algo que queda afuera', open: true },
  { resultado: 'se importa', title: 'Se importan', open: false },
] as const;

/** What an import would do with each row. */
export function ImportReport({ report: { filas, columnasSinLeer } }: { report: ImportReportAnswer }) {
  const groups = GROUPS.map((group) => ({
    ...group,
    rows: filas.filter(({ resultado }) => resultado === group.resultado),
  }));
  return (
    <section aria-label="Revisión de la planilla" className="flex flex-col gap-4">
      {columnasSinLeer.length > 0 && (
        <p className="text-sm text-ink-muted wrap-anywhere">
          Columnas que no se leen: {columnasSinLeer.join(', ')}.
        </p>
      )}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, open, rows }) => (
          <Card key={title} className="p-5">
            <details open={open}>
              <summary className="cursor-pointer text-lg font-semibold">
                {title} ({numberText(rows.length)})
              </summary>
              <Rows rows={rows} />
            </details>
          </Card>
        ))}
    </section>
  );
}

const FIRST = 100;

function Rows({ rows }: { rows: readonly ImportRowWire[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {shown.map(({ fila, aviso, duenio, detalles }) => (
          <li key={fila} className="flex flex-col gap-1 py-3 wrap-anywhere tablet:flex-row tablet:gap-5">
            <p className="shrink-0 text-sm text-ink-muted tablet:w-16">Fila {fila}</p>
            <div className="min-w-0">
              <p className="font-semibold">{aviso || 'Sin datos del inmueble'}</p>
              {duenio && <p className="text-sm text-ink-soft">{duenio}</p>}
              {detalles.length > 0 && (
                <ul className="mt-1 list-disc pl-5 text-sm">
                  {detalles.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          {`Mostrar las ${numberText(rows.length)} filas`}
        </Button>
      )}
    </>
  );
}
