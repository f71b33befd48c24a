import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { PageHead } from './page-head.js';
import { breadcrumbData } from './structured-page.js';
import { StructuredData } from './structured-data.js';
import { CodeBox } from '../../search/code-box.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { SceneHeader } from '../frame/scene-header.js';
import { PublishCard } from './publish-card.js';

interface PlainPageProps {
  title: string;
  /** One or two sentences, below the title and for search engines. */
  lead: string;
  path: string;
  /** Omits code search and publish card. */
  bare?: boolean;
  /** Excludes the page from search engines. */
  hidden?: boolean;
  /** Path of the picture for shared links, if not the site's. */
  image?: string | undefined;
  children: ReactNode;
}

/** Layout of pages other than searches and sheets: header, content, sidebar. */
export function PlainPage({ title, lead, path, bare, hidden, image, children }: PlainPageProps) {
  const site = useSite();
  const crumbs = [{ label: 'Inicio', to: paths.home }, { label: title }];
  return (
    <>
      <StructuredData data={import.meta.env.SSR ? breadcrumbData(crumbs, site) : undefined} />
      <PageHead title={title} description={lead} path={path} hidden={hidden} image={image} />
      <SceneHeader>
        <Breadcrumbs crumbs={crumbs} onDark />
        <h1 id="titulo" className="mt-3 text-3xl tablet:text-4xl">
          {title}
        </h1>
        <p className="mt-2 max-w-2xl pr-12 text-lg">{lead}</p>
      </SceneHeader>
      {bare ? (
        <div className="page-width py-8 wide:py-12">{children}</div>
      ) : (
        <div className="page-width grid items-start gap-8 py-8 wide:grid-cols-[minmax(0,1fr)_20rem] wide:py-12">
          <div className="min-w-0">{children}</div>
          <aside aria-label="Buscar y publicar" className="flex flex-col gap-6 wide:sticky wide:top-20">
            <CodeBox />
            <PublishCard />
          </aside>
        </div>
      )}
    </>
  );
}
