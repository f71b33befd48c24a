export type Currency = 'ARS' | 'USD';
export const CURRENCIES: readonly Currency[] = ['ARS', 'USD'];
export const DEFAULT_CURRENCY: Currency = 'ARS';

export function isCurrency(text: string): text is Currency {
  return text === 'ARS' || text === 'USD';
}
