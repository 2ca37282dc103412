/** What the result page shows; no contact data, because whoever has the link can open it. */
export interface StoredValuation {
  id: string;
  reference: string;
  propertyType: string;
  postalCode: string;
  area: number;
  yearBuilt: number | null;
  rooms: number | null;
  condition: string | null;
  estimatedValue: number;
  createdAt: Date;
}
