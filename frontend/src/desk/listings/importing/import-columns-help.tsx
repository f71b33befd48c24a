import { KNOWN_HEADINGS } from '#common/listings/importing/import-columns.js';

/** Which headings are read. */
export function ImportColumnsHelp() {
  return (
    <details>
      <summary className="cursor-pointer font-semibold text-primary">Qué columnas se leen</summary>
      <div className="mt-2 flex flex-col gap-2 text-sm text-ink-soft">
        <p>
          En cualquier orden, con o sin tildes y mayúsculas. Hacen falta DNI, Vivienda y Localidad, y
          Operación o un código. De un dueño nuevo, también Nombre, Apellido, Celular y Email.
        </p>
        <p>{KNOWN_HEADINGS.join(', ')}.</p>
        <p>
          Los precios de alquiler pueden tener una columna cada uno, con el período como título: «Enero 1.ª
          quincena», «Febrero», «Semana Santa». Sin signo son pesos.
        </p>
      </div>
    </details>
  );
}
