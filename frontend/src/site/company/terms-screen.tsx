import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { paths } from '../../app/paths.js';
import { loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { useSite } from '../../app/site-context.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { tariffsQuery } from '../../pricing/tariffs.js';
import { FreeLimit } from '../contracts/free-limit.js';
import { PlanCards } from '../contracts/plan-cards.js';
import { ButtonLink } from '../../ui/button.js';
import { ExternalLink, TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { Chapter, Points } from '../page/prose.js';
import { PersonalData } from './personal-data.js';

export const prepare: Prepare = (services) =>
  Promise.all([loadOptional(services, tariffsQuery()), loadOptional(services, listingQueries.codes())]);

/** Terms and conditions. */
export function Screen() {
  const { name } = useSite();
  return (
    <PlainPage
      title="Aviso legal"
      lead="Términos y condiciones de uso del sitio, tarifas, datos personales y tus derechos como usuario."
      path={paths.terms}
    >
      <Chapter title="El servicio">
        <p>
          {name} publica avisos de alquiler y venta de propiedades en {SEARCH_TOWNS.join(', ')} y su zona,
          hechos por sus propios dueños. No cobra comisiones y no participa de las operaciones entre
          propietarios, inquilinos y compradores: no interviene en pagos, señas, contratos ni entregas.
        </p>
        <p>
          Los datos de cada aviso son responsabilidad de quien lo publica. Antes de señar, leé los{' '}
          <TextLink to={paths.tips}>consejos contra estafas</TextLink>.
        </p>
      </Chapter>
      <Chapter id="avisos" title="Publicación de avisos">
        <Points>
          <li>Cada aviso se revisa antes de aparecer, en un plazo de 24 a 48 horas.</li>
          <li>Cuando se aprueba, enviamos por email el código que lo identifica (ALQ o VEN y un número).</li>
          <li>
            Los avisos gratuitos tienen un límite <FreeLimit /> por persona, teléfono o email. Para más, hay
            una tarifa que <TextLink to={paths.contactAbout('tarifas')}>se cotiza a pedido</TextLink>.
          </li>
          <li>
            Desde <TextLink to={paths.myNotice}>tu aviso</TextLink> podés marcar lo que alquilaste, pausarlo,
            darlo de baja y proponer cambios de precios, textos y fotos, que {name} revisa antes de
            publicarlos. Para cualquier otro cambio,{' '}
            <TextLink to={paths.contactAbout('cambios')}>escribinos</TextLink> con su código.
          </li>
          <li>{name} se reserva el derecho de admitir o excluir avisos.</li>
          <li>Ante denuncias de estafa, el aviso se da de baja.</li>
        </Points>
      </Chapter>
      <section aria-labelledby="tarifas" className="mb-6 flex flex-col gap-4">
        <h2 id="tarifas" className="scroll-mt-24 text-xl tablet:text-2xl">
          Tarifas
        </h2>
        <PlanCards operation="rental" />
        <PlanCards operation="sale" />
        <p className="text-sm text-ink-muted">
          Precios en pesos argentinos con IVA incluido. El precio sin impuestos nacionales se informa según la
          Ley 27.743 (Régimen de Transparencia Fiscal al Consumidor).
        </p>
      </section>
      <Chapter id="mapas" title="Mapas y distancias">
        <p>
          Los mapas y la línea de la costa son de los colaboradores de{' '}
          <ExternalLink href="https://www.openstreetmap.org/copyright">© OpenStreetMap</ExternalLink>, con
          licencia ODbL 1.0. La distancia al mar se mide en línea recta desde el punto que muestra el aviso,
          se redondea y puede tener un error de unos 150 metros, y más en las puntas de Mar del Plata: no es
          lo que se camina hasta la bajada a la playa.
        </p>
      </Chapter>
      <Cancellation />
      <PersonalData />
    </PlainPage>
  );
}

function Cancellation() {
  return (
    <Chapter id="arrepentimiento" title="Baja y arrepentimiento">
      <p>
        Si contrataste un plan pago por este sitio podés revocar la compra dentro de los 10 días corridos, sin
        costo y sin dar motivos (artículos 34 de la Ley 24.240 y 1110 del Código Civil y Comercial). También
        podés pedir la baja de tu aviso cuando quieras, por este mismo medio.
      </p>
      <ButtonLink to={paths.contactAbout('arrepentimiento')} variant="danger" className="self-start">
        Botón de arrepentimiento
      </ButtonLink>
      <p>
        Recibís por email la constancia de tu pedido. Por reclamos, también podés acudir a la autoridad de
        Defensa de las y los Consumidores de tu municipio o provincia.
      </p>
    </Chapter>
  );
}
