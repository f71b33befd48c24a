import { IconMessageCircle, IconPlus, IconReceiptOff, IconShieldCheck } from '@tabler/icons-react';
import { LIMITS } from '#common/kernel/limits.js';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../ui/button.js';

const REASONS = [
  {
    Icon: IconReceiptOff,
    title: 'Sin comisiones',
    text: 'El precio que ves es el del dueño. Nadie cobra por presentarlos.',
  },
  {
    Icon: IconMessageCircle,
    title: 'Trato directo',
    text: 'Escribile al dueño por WhatsApp o por email desde su aviso.',
  },
  {
    Icon: IconShieldCheck,
    title: 'Avisos revisados',
    text: 'Miramos cada aviso antes de publicarlo, y bajamos los que se denuncian.',
  },
] as const;

/** Three advantages of the site. */
export function Reasons() {
  return (
    <section aria-labelledby="por-que" className="mt-12 bg-band wide:mt-16">
      <h2 id="por-que" className="sr-only">
        Por qué publicar y buscar acá
      </h2>
      <ul className="page-width grid gap-6 py-10 tablet:grid-cols-3">
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="flex size-12 shrink-0 items-center justify-center rounded-full bg-surface text-primary shadow-card"
            >
              <Icon className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Invites owners to publish. */
export function PublishBand() {
  return (
    <section
      aria-labelledby="publicar"
      data-on-dark
      className="flex flex-col items-start gap-4 rounded-card bg-deep p-6 text-white tablet:p-10"
    >
      <h2 id="publicar" className="text-2xl wide:text-3xl">
        ¿Tenés una propiedad en la costa?
      </h2>
      <p className="max-w-xl text-lg text-band">
        Publicala gratis, o con hasta {LIMITS.photosPerListing} fotos y posición destacada. La revisamos y
        sale en 24 a 48 horas.
      </p>
      <ButtonLink
        to={paths.publish}
        variant="sun"
        size="lg"
        icon={<IconPlus aria-hidden="true" className="size-5" />}
      >
        Publicar aviso
      </ButtonLink>
    </section>
  );
}
