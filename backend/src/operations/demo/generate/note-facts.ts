/** Facts that a sentence may mention, as text. */
export interface NoteFacts {
  bedrooms: string;
  rooms: string;
  bathrooms: string;
  people: string;
  floor: string;
  sea: string;
  quarter: string;
}
