import { IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ExternalLink } from '../../ui/link.js';
import { detailPath } from '../admin-paths.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { ContactPart } from './quick-contact-part.js';
import { PlacePart, PropertyPart, AmenitiesPart } from './quick-property-parts.js';
import { ConditionsPart, ContractPart, PricesPart } from './quick-terms-parts.js';
import { useFocusOnFault } from '../frame/use-focus-on-fault.js';
import { useQuickPublish, type QuickPublishForm } from './use-quick-publish.js';

/** The operator enters a notice for an owner, on one screen (back-office.md §5, Quick publish). */
export function Screen() {
  useTitle('Publicar aviso rápido');
  const form = useQuickPublish();
  return (
    <div className="mx-auto max-w-content p-4 pb-28 tablet:p-8">
      <ScreenHeader title="Publicar aviso rápido" />
      {form.created ? <Created form={form} /> : <Form form={form} />}
    </div>
  );
}

function Form({ form }: { form: QuickPublishForm }) {
  const { busy, reasons, send, startOver, isRestored } = form;
  const element = useRef<HTMLFormElement>(null);
  useFocusOnFault(element, reasons);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isRestored && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-field bg-primary-soft px-4 py-2">
          <p className="font-semibold">Recuperamos lo que habías escrito.</p>
          <Button variant="secondary" size="sm" onClick={startOver}>
            Empezar de nuevo
          </Button>
        </div>
      )}
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <ContactPart form={form} />
          <PropertyPart form={form} />
          <AmenitiesPart form={form} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PlacePart form={form} />
          <PricesPart form={form} />
          <ConditionsPart form={form} />
          <ContractPart form={form} />
        </div>
      </div>
      <div className="mt-6 flex flex-col items-end gap-3">
        {reasons.length > 0 && (
          <div
            role="alert"
            className="w-full rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger"
          >
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </div>
        )}
        <p className="max-w-prose text-sm text-ink-muted phablet:text-right">
          Al publicar dejás anotado que el dueño aceptó por teléfono el aviso y cómo cuidamos sus{' '}
          <ExternalLink href={`${paths.terms}#datos-personales`}>datos personales</ExternalLink>.
        </p>
        <Button submit size="lg" busy={busy} icon={<IconSend aria-hidden="true" className="size-5" />}>
          {busy ? 'Publicando…' : 'Publicar aviso'}
        </Button>
      </div>
    </form>
  );
}

function Created({ form: { created, startOver } }: { form: QuickPublishForm }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (!created) return null;
  return (
    <Card className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <IconCircleCheck aria-hidden="true" className="size-14 text-success" />
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {created.message}
      </h2>
      <p className="max-w-prose text-ink-muted">
        Quedó entre los pendientes. {created.contactoNuevo ? 'El contacto se creó con él. ' : ''}
        Podés agregarle fotos y darlo de alta desde su detalle.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={startOver}>
          Publicar otro
        </Button>
        <ButtonLink to={detailPath('pendiente', created.idInmueble)}>Ver el inmueble</ButtonLink>
      </div>
    </Card>
  );
}
