import type { ReactNode } from 'react';
import { PageHead } from '../page/page-head.js';
import { ActionSamples, ColourSamples, TypeSamples } from './action-samples.js';
import { DataSamples } from './data-samples.js';
import { FieldSamples } from './field-samples.js';
import { ListingSamples } from './listing-samples.js';
import { WindowSamples } from './window-samples.js';

/** Every component of the design system in every state, for review and axe. Development only. */
export function Screen() {
  return (
    <div className="page-width flex flex-col gap-12 py-10">
      <PageHead title="Estilo" description="Componentes del sitio" path="/_estilo" hidden />
      <h1 className="text-4xl">Costa clara</h1>
      <Samples title="Colores">
        <ColourSamples />
      </Samples>
      <Samples title="Tipografía">
        <TypeSamples />
      </Samples>
      <Samples title="Acciones">
        <ActionSamples />
      </Samples>
      <Samples title="Campos">
        <FieldSamples />
      </Samples>
      <Samples title="Datos y estados">
        <DataSamples />
      </Samples>
      <Samples title="Avisos">
        <ListingSamples />
      </Samples>
      <Samples title="Ventanas">
        <WindowSamples />
      </Samples>
    </div>
  );
}

function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="border-b border-line pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
