interface FavouriteButtonProps {
  code: string;
  /** Shows the word beside the heart, except on phones. */
  labelled?: boolean;
}

/**
 * Keeps a notice on this device. Plain and short markup, because a page has dozens: `watch-page.ts` handles presses and sets `aria-pressed`,
 * the style draws the heart.
 */
export function FavouriteButton({ code, labelled }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      data-favorito={code}
      aria-pressed="false"
      aria-label={`Favorito ${code}`}
      className={labelled ? 'favourite favourite-wide' : 'favourite'}
    >
      {labelled && 'Favorito'}
    </button>
  );
}
