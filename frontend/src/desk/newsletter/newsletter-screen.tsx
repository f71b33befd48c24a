import { useState } from 'react';
import { sendNewsletter } from '#common/newsletter/newsletter-calls.js';
import { TextLink } from '../../ui/link.js';
import { Tabs } from '../../ui/tabs.js';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '../admin-paths.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { Allowed, NeedsRole } from '../session/allowed.js';
import { Composer } from './composer.js';
import { History } from './newsletter-history.js';
import { Scheduled } from './scheduled-newsletters.js';
import { SendingPanel } from './sending-panel.js';

const TABS = [
  { value: 'escribir', label: 'Escribir' },
  { value: 'envios', label: 'Envíos' },
] as const;

/** Newsletters to owners and visitors, and their outcome. The selected newsletter is in the URL, so that it survives a reload. */
export function Screen() {
  useTitle('Newsletter');
  const [params, setParams] = useSearchParams();
  const sending = Number(params.get('envio')) || undefined;
  const [tab, setTab] = useState<'escribir' | 'envios'>(
    sending || params.get('ver') === 'envios' ? 'envios' : 'escribir',
  );
  const show = (id: number | undefined): void => {
    setParams(id === undefined ? {} : { envio: String(id) }, { preventScrollReset: true });
    setTab('envios');
  };
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Newsletter">
        <TextLink to={`${adminPaths.templates}?tipo=newsletter`}>Plantillas</TextLink>
      </ScreenHeader>
      <Tabs label="Newsletter" tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'escribir' && (
          <Allowed to={sendNewsletter} otherwise={<NeedsRole to={sendNewsletter} />}>
            <Composer onSent={show} />
          </Allowed>
        )}
        {tab === 'envios' && sending !== undefined && (
          <SendingPanel key={sending} id={sending} onClose={() => show(undefined)} />
        )}
        {tab === 'envios' && <Scheduled />}
        {tab === 'envios' && <History current={sending} onShow={show} />}
      </Tabs>
    </div>
  );
}
