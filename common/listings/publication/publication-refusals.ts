import { counted } from '../../kernel/text.js';

/** Why the server refuses a publication or takes it for an earlier one. In a file of its own, because the wizard does not load it. */
export const PUBLICATION_REFUSALS = {
  freeLimit: (most: number) =>
    `Ya tenés ${counted(most, 'aviso gratuito activo', 'avisos gratuitos activos')} o en revisión, el máximo por persona, teléfono o email. Para publicar más, consultá las tarifas.`,
  alreadyReceived:
    'Ya habíamos recibido este aviso, antes de tus últimos cambios. Para cambiarlo, respondé el email que te mandamos; para publicar otro, tocá «Empezar de nuevo».',
  proofNeeded:
    'Desde tu conexión ya se publicaron muchos avisos en la última hora. Para publicar otro, tu navegador tiene que hacer una comprobación: si no empieza sola, recargá la página y enviá el aviso de nuevo, o esperá una hora.',
} as const;
