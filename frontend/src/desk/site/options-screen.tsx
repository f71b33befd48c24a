import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import type { ClosureWire } from '#common/site/options/option-calls.js';
import { ContactSection } from './contact-section.js';
import { ClosureForm, NoticeForm } from './option-forms.js';
import { OptionRows, Section } from './option-rows.js';
import { OptionsFrame } from './options-frame.js';
import { PhotoMarkSection } from './photo-mark-section.js';
import { SeasonSection } from './season-section.js';

/** What the operator sets for the whole site. */
export function Screen() {
  return (
    <OptionsFrame title="Ajustes del sitio">
      {(data) => (
        <>
          <PhotoMarkSection rows={data.marcas} waiting={data.fotosPorMarcar} />
          <SeasonSection rows={data.temporadas} />
          <ContactSection rows={data.contactos} first={data.contactoInicial} />
          <Section title="Aviso en todo el sitio" form={<NoticeForm />}>
            <OptionRows rows={data.avisos} words={({ texto }) => [texto]} />
          </Section>
          <Section title="Emergencia" form={<ClosureForm />}>
            <OptionRows rows={data.cierres} words={closedWords} />
          </Section>
        </>
      )}
    </OptionsFrame>
  );
}

function closedWords({ sinPublicar, sinConsultar }: ClosureWire): string[] {
  return [
    ...(sinPublicar ? [OPTION_MESSAGES.closed.publishing(sinPublicar)] : []),
    ...(sinConsultar ? [OPTION_MESSAGES.closed.inquiries(sinConsultar)] : []),
  ];
}
