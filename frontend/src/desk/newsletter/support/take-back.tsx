import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import {
  countMessages,
  listMessages,
  replyProgress,
  takeBackReply,
  viewConversation,
} from '#common/newsletter/support/support-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { UNDO_SECONDS } from '#common/kernel/time/take-back.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';

interface TakeBackProps {
  /** The reply. */
  id: number;
  onTakenBack: () => void;
}

/**
 * Takes a reply back, in the seconds before its mails leave. In the dialog of the reply, because a notice behind a modal dialog cannot be
 * reached.
 */
export function TakeBack({ id, onTakenBack }: TakeBackProps) {
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, []);
  const action = useAction({
    call: () => postAdmin(takeBackReply, { idEnvio: id }),
    refreshes: [listMessages, countMessages, viewConversation, viewToday, replyProgress],
    onDone: onTakenBack,
    onFail: (error) => {
      const { failed, unreachable } = SECTION_MESSAGES;
      setProblem(failureText(error, { unreachable, failed }));
      return true;
    },
  });
  const isOffered = action.busy || (!isOver && problem === '');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output>{isOffered ? SUPPORT_MESSAGES.waits : !problem && SUPPORT_MESSAGES.leaves}</output>
      <div role="alert">{problem && <p className="font-semibold text-danger">{problem}</p>}</div>
      {isOffered && (
        <Button
          size="sm"
          variant="secondary"
          busy={action.busy}
          onClick={() => action.run(undefined)}
          icon={<IconArrowBackUp aria-hidden="true" className="size-4" />}
        >
          Deshacer
        </Button>
      )}
    </div>
  );
}
