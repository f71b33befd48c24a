import { useState } from 'react';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import { Button } from '../../../ui/button.js';

/** Why a reply does not match the open messages: others arrived while it was typed, or its own were answered or closed. */
type Missing = 'arrived' | 'answered';

interface Answered {
  answered: readonly number[];
  missing: Missing | undefined;
  /** Answers the present messages. */
  answerAll: () => void;
}

/**
 * The messages that a reply answers: the present ones until its text is begun. A message that arrives while somebody types is answered only
 * if the operator says so.
 */
export function useAnswered(messageIds: readonly number[], isEmpty: boolean): Answered {
  const [answered, setAnswered] = useState(messageIds);
  const isSame = answered.join() === messageIds.join();
  if (isEmpty && !isSame) setAnswered(messageIds);
  const hasNew = messageIds.some((id) => !answered.includes(id));
  return {
    answered: isEmpty ? messageIds : answered,
    missing: isEmpty || isSame ? undefined : hasNew ? 'arrived' : 'answered',
    answerAll: () => setAnswered(messageIds),
  };
}

/** Says that the conversation went on while a reply was typed. */
export function Meanwhile({ missing, onAnswer }: { missing: Missing; onAnswer: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-field bg-primary-soft px-4 py-3">
      {missing === 'arrived' ? SUPPORT_MESSAGES.arrived : SUPPORT_MESSAGES.answeredMeanwhile}
      {missing === 'arrived' && (
        <Button size="sm" variant="secondary" onClick={onAnswer}>
          {SUPPORT_MESSAGES.answerAll}
        </Button>
      )}
    </p>
  );
}
