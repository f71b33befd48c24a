import { IconBrandWhatsapp, IconHeart, IconPlus, IconSearch } from '@tabler/icons-react';
import { Button, ButtonLink, IconButton, type ButtonVariant } from '../../ui/button.js';
import { Chip } from '../../ui/badges.js';
import { ExternalLink, TextLink } from '../../ui/link.js';
import { Pager } from '../../ui/pager.js';
import { Stepper } from '../../ui/stepper.js';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'whatsapp', 'danger', 'sun'];

const SWATCHES = [
  ['bg-page', 'page'],
  ['bg-band', 'band'],
  ['bg-line', 'line'],
  ['bg-line-strong', 'line-strong'],
  ['bg-surface', 'surface'],
  ['bg-ink', 'ink'],
  ['bg-ink-soft', 'ink-soft'],
  ['bg-ink-muted', 'ink-muted'],
  ['bg-ink-hint', 'ink-hint'],
  ['bg-primary', 'primary'],
  ['bg-primary-hover', 'primary-hover'],
  ['bg-primary-press', 'primary-press'],
  ['bg-primary-soft', 'primary-soft'],
  ['bg-primary-tint', 'primary-tint'],
  ['bg-deep', 'deep'],
  ['bg-abyss', 'abyss'],
  ['bg-accent', 'accent'],
  ['bg-accent-sun', 'accent-sun'],
  ['bg-accent-pin', 'accent-pin'],
  ['bg-success', 'success'],
  ['bg-whatsapp', 'whatsapp'],
  ['bg-danger', 'danger'],
  ['bg-warning', 'warning'],
  ['bg-focus', 'focus'],
] as const;

const SIZES = [
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
] as const;

export function ColourSamples() {
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 wide:grid-cols-6">
      {SWATCHES.map(([look, name]) => (
        <li key={name} className="text-sm">
          <span className={`mb-1 block h-14 rounded-field border border-line ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function TypeSamples() {
  return (
    <div className="flex flex-col gap-1">
      {SIZES.map((size) => (
        <p key={size} className={`${size} font-bold`}>
          Mañana en la costa ñandú ¿1.234.567?
        </p>
      ))}
    </div>
  );
}

export function ActionSamples() {
  return (
    <div className="flex flex-col gap-4">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="sm">
            Chico
          </Button>
          <Button variant={variant} size="md" icon={<IconPlus aria-hidden="true" className="size-5" />}>
            {variant}
          </Button>
          <Button
            variant={variant}
            size="lg"
            icon={variant === 'whatsapp' ? <IconBrandWhatsapp aria-hidden="true" /> : undefined}
          >
            Grande
          </Button>
          <Button variant={variant} busy>
            Enviando...
          </Button>
          <Button variant={variant} disabled>
            Apagado
          </Button>
        </div>
      ))}
      <div data-on-dark className="flex flex-wrap items-center gap-3 rounded-card bg-deep p-4">
        <Button variant="onDark">Sobre oscuro</Button>
        <IconButton label="Buscar" variant="onDark">
          <IconSearch aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label="Guardar">
          <IconHeart aria-hidden="true" />
        </IconButton>
        <IconButton label="Guardar sobre foto" variant="surface">
          <IconHeart aria-hidden="true" />
        </IconButton>
        <TextLink to="/">Un enlace</TextLink>
        <ExternalLink href="https://example.org">Otro sitio</ExternalLink>
        {VARIANTS.map((variant) => (
          <ButtonLink key={variant} to="/" variant={variant} size={variant === 'primary' ? 'lg' : 'sm'}>
            Enlace {variant}
          </ButtonLink>
        ))}
        <IconButton label="Apagado" disabled>
          <IconHeart aria-hidden="true" />
        </IconButton>
        <Chip removeLabel="Quitar filtro Miramar" to="#" onRemove={() => undefined}>
          Miramar
        </Chip>
      </div>
      <ButtonLink to="/" wide>
        A todo el ancho
      </ButtonLink>
      <Button wide>A todo el ancho</Button>
      <Pager page={1} pages={9} text="Página 1 de 9" hrefOf={(page) => `/_estilo?pagina=${page}`} ends />
      <Pager page={2} pages={9} text="Página 2 de 9" hrefOf={(page) => `/_estilo?pagina=${page}`} />
      <Stepper steps={['Tus datos', 'La propiedad', 'Ubicación', 'Precios', 'Contrato']} current={3} />
      <Stepper steps={['Tus datos', 'La propiedad', 'Contrato']} current={1} label="Primer paso" />
    </div>
  );
}
