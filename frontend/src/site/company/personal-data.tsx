import { PRIVACY_NOTICE } from '#common/site/privacy-messages.js';
import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { TextLink } from '../../ui/link.js';
import { Chapter, Points } from '../page/prose.js';

const { opening, points, closing } = PRIVACY_NOTICE;

/** The privacy notice required by Ley 25.326. */
export function PersonalData() {
  const { name } = useSite();
  return (
    <Chapter id="datos-personales" title="Datos personales (Ley 25.326)">
      <p>{opening.replace('{sitio}', name)}</p>
      <Points>
        {points.map((point) => (
          <li key={point}>
            <Linked text={point} />
          </li>
        ))}
      </Points>
      {closing.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Chapter>
  );
}

/** Words in brackets lead to the contact form. */
function Linked({ text }: { text: string }) {
  const [, before, words, after] = /^(.*)\[(.+)\](.*)$/.exec(text) ?? [];
  if (words === undefined) return text;
  return (
    <>
      {before}
      <TextLink to={paths.contactAbout('datos')}>{words}</TextLink>
      {after}
    </>
  );
}
