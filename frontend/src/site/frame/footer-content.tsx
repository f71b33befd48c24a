import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { SEARCH_TOWNS, TOWNS_IN_WORDS } from '#common/kernel/places.js';
import { paths } from '../../app/paths.js';
import { Link, OutsideLink } from '../../ui/link.js';
import { useSite } from '../../app/site-context.js';
import {
  COMPANY_LINKS,
  MAIN_LINKS,
  MENU_LINKS,
  PUBLISH_LINK,
  SEARCH_LINKS,
  type SiteLink,
} from './frame-links.js';
import { SocialLinks } from './social-links.js';
import { Logo } from './logo.js';

const TOWN_LINKS: readonly SiteLink[] = [
  ...SEARCH_TOWNS.map((town) => ({
    label: `Alquileres en ${town}`,
    to: paths.results({ ...emptyFilters('rental'), towns: [town] }),
  })),
  { label: 'Por localidad y temporada', to: paths.landings },
];

const NEWS_LINK: SiteLink = { label: 'Novedades por email', to: paths.news };

const OUTSIDE_LOOK =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:text-white hover:underline';

/** Links to every section. */
export function FooterContent() {
  const { name, links = {}, contactLines = [] } = useSite();
  return (
    <div className="page-width grid gap-8 py-12 tablet:grid-cols-2 wide:grid-cols-[1.4fr_1fr_1fr_1fr]">
      <div className="flex max-w-sm flex-col gap-3">
        <Logo />
        <p>
          Alquileres y ventas en {TOWNS_IN_WORDS}, directo con sus dueños. Sin comisiones ni intermediarios.
        </p>
        <p className="text-sm">
          {name} no participa de las operaciones entre las partes. Antes de señar, visitá la propiedad.
        </p>
        {contactLines.map((line) => (
          <p key={line} className="text-sm wrap-anywhere">
            {line}
          </p>
        ))}
        <SocialLinks className="-ml-2.5 flex social:hidden" />
        {(links.blog || links.fiscalData) && (
          <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {links.blog && (
              <li>
                <OutsideLink href={links.blog} className={OUTSIDE_LOOK}>
                  Nuestro blog
                </OutsideLink>
              </li>
            )}
            {links.fiscalData && (
              <li>
                <OutsideLink href={links.fiscalData} className={OUTSIDE_LOOK}>
                  <IconRosetteDiscountCheck aria-hidden="true" className="size-6 text-accent-sun" />
                  Data Fiscal (ARCA)
                </OutsideLink>
              </li>
            )}
          </ul>
        )}
      </div>
      <FooterLinks title="Buscar" links={[...MAIN_LINKS, ...SEARCH_LINKS]} />
      <FooterLinks title="El sitio" links={[PUBLISH_LINK, ...MENU_LINKS, NEWS_LINK, ...COMPANY_LINKS]} />
      <FooterLinks title="Temporada" links={TOWN_LINKS} />
    </div>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base text-white">{title}</h2>
      <ul className="footer-links">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
