import { IconPlus } from '@tabler/icons-react';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../ui/button.js';

/** Sidebar card that invites to publish. */
export function PublishCard() {
  return (
    <section
      aria-label="Publicar un aviso"
      data-on-dark
      className="flex flex-col gap-3 rounded-card bg-deep p-5 text-white"
    >
      <p className="text-xl font-bold leading-tight">¿Tenés una propiedad en la costa?</p>
      <p className="text-band">Publicala gratis y tratá directo con quien la busca.</p>
      <ButtonLink
        to={paths.publish}
        variant="sun"
        wide
        icon={<IconPlus aria-hidden="true" className="size-5" />}
      >
        Publicar aviso
      </ButtonLink>
    </section>
  );
}
