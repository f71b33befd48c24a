import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { Button } from '../../ui/button.js';
import { TextLink } from '../../ui/link.js';
import { forgetPerson, rememberedPerson, type Person } from './remembered-person.js';

/** Receives the focus of the form that it replaces. */
export function Outcome({ children }: { children: string }) {
  return (
    <output
      tabIndex={-1}
      ref={(text) => text?.focus()}
      className="max-w-sm text-lg font-semibold outline-none focus-visible:shadow-none"
    >
      {children}
    </output>
  );
}

/** Takes the place of a form that was sent. */
export function SentMark({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <IconCircleCheck aria-hidden="true" className="size-16 text-success" stroke={1.5} />
      <Outcome>{text}</Outcome>
      {children}
    </div>
  );
}

interface DataNoteProps {
  to: 'al dueño' | 'a los dueños';
  set: (field: keyof Person, value: string) => void;
}

/** Who gets the data of a form, and that the device keeps them. */
export function DataNote({ to, set }: DataNoteProps) {
  const site = useSite();
  const [isKnown, setKnown] = useState(() => rememberedPerson().nombreCompleto !== '');
  const forget = (): void => {
    for (const [field, value] of Object.entries(forgetPerson())) set(field as keyof Person, value);
    setKnown(false);
  };
  return (
    <div className="text-sm text-ink-muted">
      <p>
        Tus datos llegan solo {to} y a {site.name}, para responderte. Este dispositivo los recuerda para tu
        próxima consulta.{' '}
        <TextLink to={`${paths.terms}#datos-personales`} target="_blank">
          Datos personales
        </TextLink>
      </p>
      {isKnown && (
        <Button variant="quiet" size="sm" onClick={forget}>
          Olvidar mis datos
        </Button>
      )}
    </div>
  );
}
