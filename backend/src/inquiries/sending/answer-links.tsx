import {
  ANSWER_KINDS,
  answerLabel,
  answerName,
  type AnswerKind,
} from '#common/inquiries/answers/inquiry-answers.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { ownerActions } from '#common/owners/link/owner-access.js';
import { MailLink, Paragraph } from '#platform/mail/layout.js';
import type { PublishedOwner } from '../../listings/public.js';

/** The answers that an owner may give: that it is free only while the notice is public or paused. */
export function answerKinds({ status, pausedAt, listing }: PublishedOwner): readonly AnswerKind[] {
  const isOffered = ownerActions({ status, pausedAt, operation: listing.operation }).length > 0;
  return isOffered ? ANSWER_KINDS : ANSWER_KINDS.filter((kind) => kind !== 'free');
}

interface AnswerLinksProps {
  owner: PublishedOwner;
  siteUrl: string;
  /** Of a link to the one inquiry. */
  token: string;
}

/** Links to the page where an answer is prepared. Opening one sends nothing, because mail scanners open links. */
export function AnswerLinks({ owner, siteUrl, token }: AnswerLinksProps) {
  return (
    <Paragraph>
      Respondela con un botón:{' '}
      {answerKinds(owner).map((kind, at) => (
        <span key={kind}>
          {at > 0 && ' · '}
          <MailLink href={`${siteUrl}${PUBLIC_PATHS.myNotice}?respuesta=${answerName(kind)}#${token}`}>
            {answerLabel(kind, owner.listing.operation)}
          </MailLink>
        </span>
      ))}
    </Paragraph>
  );
}
