import { paths } from '../../app/paths.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { tariffsQuery } from '../../pricing/tariffs.js';
import { FreeLimit } from './free-limit.js';
import { PlanCards } from './plan-cards.js';
import { load, loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { ButtonLink } from '../../ui/button.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { Chapter, Points } from '../page/prose.js';

export const prepare: Prepare = (services) =>
  Promise.all([load(services, tariffsQuery()), loadOptional(services, listingQueries.codes())]);

export function Screen() {
  return (
    <PlainPage
      title="Tarifas"
      lead="Publicar es gratis. Con fotos y posición destacada, tu aviso se ve más. Nunca cobramos comisión."
      path={paths.tariffs}
    >
      <div className="mb-8 flex flex-col gap-8">
        <PlanCards operation="rental" />
        <PlanCards operation="sale" />
      </div>
      <Chapter title="Cómo funciona">
        <Points>
          <li>
            Los avisos gratuitos tienen un límite <FreeLimit /> por persona, teléfono o email. Para publicar
            más, <TextLink to={paths.contactAbout('tarifas')}>pedinos un presupuesto</TextLink>.
          </li>
          <li>Revisamos cada aviso y sale en 24 a 48 horas. Te mandamos el código por email.</li>
          <li>Las fotos y la posición destacada se ven desde que registramos el pago.</li>
          <li>
            Los precios están en pesos argentinos e incluyen IVA. El precio sin impuestos nacionales se
            informa según la Ley 27.743.
          </li>
        </Points>
        <ButtonLink to={paths.publish} className="mt-2 self-start" size="lg">
          Publicar aviso
        </ButtonLink>
      </Chapter>
    </PlainPage>
  );
}
