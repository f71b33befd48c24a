import { NOTICE_DAYS } from './plan-term.js';

interface Words {
  preview: string;
  lead: string;
  button: string;
}

/** Texts of the operator's mail about notices with a payment that ends soon. */
export function plansEndingWords(notices: number): Words {
  const afterwards =
    'El día después de vencer un plan, el sitio deja de mostrar sus fotos hasta que registres el pago.';
  return notices === 1
    ? {
        preview: 'Ya le avisamos a su dueño.',
        lead: `Vence en los próximos ${NOTICE_DAYS.plan} días. A su dueño le escribimos, una vez por vencimiento. ${afterwards}`,
        button: 'Ver el aviso',
      }
    : {
        preview: 'Ya les avisamos a sus dueños.',
        lead: `Vencen en los próximos ${NOTICE_DAYS.plan} días. A sus dueños les escribimos, una vez por vencimiento. ${afterwards}`,
        button: 'Ver los avisos',
      };
}

/** Texts of the operator's mail about notices whose plan has ended. */
export function plansEndedWords(notices: number): Words {
  const preview = 'El sitio ya no muestra sus fotos.';
  return notices === 1
    ? {
        preview,
        lead: 'Sigue publicado, pero el sitio ya no muestra sus fotos. A su dueño le escribimos. Cuando registres el pago, vuelve a verse completo en el acto.',
        button: 'Ver el aviso',
      }
    : {
        preview,
        lead: 'Siguen publicados, pero el sitio ya no muestra sus fotos. A sus dueños les escribimos. Cuando registres un pago, el aviso vuelve a verse completo en el acto.',
        button: 'Ver los avisos',
      };
}
