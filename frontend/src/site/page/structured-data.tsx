import type { Thing, WithContext } from 'schema-dts';
import { scriptJson } from '#common/site/script-json.js';

interface StructuredDataProps {
  /**
   * Made only by the server (`import.meta.env.SSR`), so that browsers load no code for it. In the browser the element keeps its
   * server-rendered content.
   */
  data: Exclude<Thing, string> | undefined;
}

/** Structured data for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  const json =
    import.meta.env.SSR && data
      ? scriptJson({ '@context': 'https://schema.org', ...data } as WithContext<Thing>)
      : '';
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />
  );
}
