import type { AnswerName } from '#common/inquiries/answers/inquiry-answers.js';
import { paths } from '../../app/paths.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import NoticeInquiries from './notice-inquiries.js';

interface OneInquiryProps {
  token: string;
  prepared: AnswerName | undefined;
  onGone: () => void;
}

/** The inquiry of a mail's link, with the answer that the link prepares. */
export default function OneInquiry({ token, prepared, onGone }: OneInquiryProps) {
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="text-xl">Consulta por tu aviso</h2>
      <NoticeInquiries token={token} isOne prepared={prepared} onGone={onGone} />
      <p className="mt-4 text-sm text-ink-muted">
        Este enlace abre solo esta consulta.{' '}
        <TextLink to={paths.myNotice}>Pedí el enlace de tu aviso</TextLink> para ver el resto y marcar lo que
        alquilaste.
      </p>
    </Card>
  );
}
