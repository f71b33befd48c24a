import { IconMail } from '@tabler/icons-react';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { sheetQuestion } from '../../search/sheet-question.js';
import { useAtFirstPress } from '../../app/use-at-first-press.js';
import { Button } from '../../ui/button.js';

interface AskSeveralProps {
  codes: readonly string[];
  /** The visitor's search, for the dates and the people. */
  question: SearchFilters;
}

/** Opens the question to several homes, whose code is loaded at the first press. */
export function AskSeveral({ codes, question }: AskSeveralProps) {
  const { late, isOpen, isLoading, open, close } = useAtFirstPress(() => import('./several-form.js'));
  return (
    <>
      <p className="hidden text-ink-soft noscript:block">{SEVERAL_MESSAGES.noScripts}</p>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        busy={isLoading}
        className="self-start noscript:hidden"
        icon={<IconMail aria-hidden="true" className="size-5" />}
        onClick={open}
      >
        {SEVERAL_MESSAGES.ask}
      </Button>
      <output className="text-ink-soft empty:hidden">{late === null && SEVERAL_MESSAGES.unreachable}</output>
      {late && (
        <late.SeveralDialog
          key={sheetQuestion(question)}
          open={isOpen}
          onClose={close}
          codes={codes.slice(0, LIMITS.codesAsked)}
          question={question}
        />
      )}
    </>
  );
}
