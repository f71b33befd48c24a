/**
 * Texts of the mail with the prices of the next season.
 * @param notices number of notices that wait for an answer
 * @param hasLeft whether they have left the search
 */
export function seasonMailWords(notices: number, hasLeft: boolean): { subject: string; lead: string } {
  if (!hasLeft)
    return {
      subject: 'Confirmá los precios de la temporada',
      lead: 'Preparamos los precios de la temporada para que no tengas que escribirlos. Podés confirmarlos, poner otros o dejarlos como están: los precios no cambian hasta que respondas.',
    };
  const choices = 'podés confirmar estos precios, poner otros o dejar los que tenías.';
  return notices === 1
    ? {
        subject: 'Tu aviso salió de la búsqueda',
        lead: `Nadie confirmó los precios de la temporada, así que tu aviso salió de la búsqueda. Vuelve apenas respondas: ${choices}`,
      }
    : {
        subject: 'Tus avisos salieron de la búsqueda',
        lead: `Nadie confirmó los precios de la temporada, así que tus avisos salieron de la búsqueda. Cada uno vuelve apenas respondas por él: ${choices}`,
      };
}
