import { paths } from '../../app/paths.js';
import { loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { useSite } from '../../app/site-context.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { ButtonLink } from '../../ui/button.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { Chapter, Points } from '../page/prose.js';

export const prepare: Prepare = (services) => loadOptional(services, listingQueries.codes());

/** Advice against scams. */
export function Screen() {
  const { name } = useSite();
  return (
    <PlainPage
      title="Consejos para no caer en estafas"
      lead="La mayoría de los avisos son de gente honesta. Estas señales te ayudan a reconocer a quien no lo es."
      path={paths.tips}
    >
      <Chapter title="Antes de señar">
        <Points>
          <li>
            Visitá la propiedad, o pedile a alguien de confianza que vaya. Si no podés, pedí una videollamada
            en vivo desde adentro.
          </li>
          <li>
            Pedí nombre completo y DNI del dueño, y una boleta de servicios o de impuestos a su nombre con la
            misma dirección.
          </li>
          <li>
            <TextLink to={paths.verify}>Verificá</TextLink> si el teléfono de quien te la ofrece es el del
            aviso.
          </li>
          <li>Mirá la dirección en el mapa y comparala con las fotos.</li>
          <li>
            Compará el precio con los <TextLink to={paths.averages}>promedios de la zona</TextLink>: una ganga
            en plena temporada es la señal más común.
          </li>
          <li>Guardá la conversación, el código del aviso y los comprobantes.</li>
        </Points>
      </Chapter>
      <Chapter title="Señales de alarma">
        <Points>
          <li>Te apuran: «hay otro interesado», «es solo por hoy».</li>
          <li>Piden que transfieras a una cuenta que no está a nombre del dueño.</li>
          <li>Ponen excusas para no mostrar la propiedad ni atender el teléfono.</li>
          <li>Mandan fotos que aparecen en otros avisos o con otra ciudad.</li>
          <li>Te llevan a otra página para pagar o te piden claves y códigos que te llegan por mensaje.</li>
        </Points>
      </Chapter>
      <Chapter title="Al pagar y al entrar">
        <Points>
          <li>Firmá un contrato o un recibo con fechas, precio, seña y qué incluye.</li>
          <li>Señá lo menos posible y dejá el saldo para cuando te entreguen la llave.</li>
          <li>Desconfiá de quien solo acepta efectivo, criptomonedas o giros.</li>
          <li>{name} nunca te pide dinero por una reserva ni participa de los pagos entre las partes.</li>
        </Points>
      </Chapter>
      <Chapter title="Si sospechás de un aviso">
        <p>
          Contanos el código y qué pasó: lo revisamos y, si hay una denuncia por estafa, lo bajamos. Si ya
          pagaste, hacé la denuncia en la comisaría o la fiscalía y avisale a tu banco lo antes posible.
        </p>
        <ButtonLink to={paths.report} className="mt-2 self-start">
          Denunciar un aviso
        </ButtonLink>
      </Chapter>
    </PlainPage>
  );
}
