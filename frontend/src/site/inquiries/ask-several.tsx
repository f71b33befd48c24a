import { IconMail } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { LateForm } from './late-form.js';

const SeveralForm = lazy(() => import('./several-form.js'));

interface AskSeveralProps {
  codes: readonly string[];
  question: SearchFilters;
}

/** Opens the question to several homes, whose code is loaded then. */
export function AskSeveral({ codes, question }: AskSeveralProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="hidden text-ink-soft noscript:block">{SEVERAL_MESSAGES.noScripts}</p>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="self-start noscript:hidden"
        icon={<IconMail aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {SEVERAL_MESSAGES.ask}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={SEVERAL_MESSAGES.title}>
        {open && (
          <LateForm>
            <SeveralForm codes={codes.slice(0, LIMITS.codesAsked)} question={question} />
          </LateForm>
        )}
      </Dialog>
    </>
  );
}
