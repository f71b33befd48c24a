/** The advertiser and the code. */
export function CardOrigin({ code }: { code: string }) {
  return (
    <p className="card-origin">
      <b>Dueño directo</b>
      {` · ${code}`}
    </p>
  );
}
