import { evaluateXPathToBoolean, evaluateXPathToNodes, evaluateXPathToString } from 'fontoxpath';
import { type Document, type Element, parseXmlDocument } from 'slimdom';
import { reversed, totals } from '@/lib/submissions/leads/issued-invoices';
import { LETTERHEAD } from '@/lib/testing/letterhead';
import { type ElectronicInvoice, xrechnung } from './xrechnung';

// The official rules are Schematron of CEN and KoSIT, compiled for Java. These are the ones that
// concern our invoices, written again under their official names.

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd';
const NAMESPACES: Record<string, string> = {
  cac: `${SCHEMA}:CommonAggregateComponents-2`,
  cbc: `${SCHEMA}:CommonBasicComponents-2`,
};

const lead = (cents: number, text = 'Premium A+, Haus in 80331 München, aus dem Paket') => ({
  id: '0a2b3c4d-0000-4000-8000-000000000001',
  date: '2026-11-25T12:00:00.000Z',
  text,
  cents,
});

const invoiceOf = (
  lines: ElectronicInvoice['lines'],
  more: Partial<ElectronicInvoice> = {},
): ElectronicInvoice => ({
  number: 'RE-2026-00002',
  period: 'November 2026',
  issuedAt: new Date('2026-12-01T00:30:00Z'),
  seller: { name: 'Haus GmbH', address: ['Weg 1', '10115 Berlin'], vatId: 'DE111111111' },
  buyer: { name: 'Isar & Söhne', address: ['Markt 2', '80331 München'], vatId: 'DE222222222' },
  lines,
  ...totals(lines),
  iban: 'DE02120300000000202051',
  letterhead: LETTERHEAD,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  customer: '5b1d7f0e-0000-4000-8000-000000000002',
  buyerEmail: 'buero@isar.example',
  ...more,
});

const cancels = { number: 'RE-2026-00001', issuedAt: new Date('2026-12-01T00:20:00Z') };
const counter = (lines: ElectronicInvoice['lines']) =>
  invoiceOf(reversed(lines), { cancels, reason: 'Umgezogen' });

const mixed = [lead(4980), lead(14_900), lead(-4980, 'Gutschrift: Premium A+'), lead(0)];

const INVOICES: Record<string, ElectronicInvoice> = {
  'of one lead': invoiceOf([lead(4980)]),
  'with a credit and a free lead': invoiceOf(mixed),
  'of credits alone': invoiceOf([lead(-4980)], { buyer: { ...invoiceOf([]).buyer, vatId: null } }),
  'whose tax ends with half a cent': invoiceOf(Array.from({ length: 10 }, () => lead(3745))),
  'without an account': invoiceOf([lead(4980)], { iban: undefined }),
  'with hostile words': invoiceOf([lead(9900, '<b>&amp;"\u0000\ud83d🏠 ]]>')]),
  'that cancels another': counter([lead(4980)]),
  'that cancels one with a credit': counter(mixed),
  'that cancels half a cent': counter([lead(14_950)]),
};

const PARTY = (name: string) => `/*/cac:Accounting${name}Party/cac:Party`;
const [SELLER, BUYER] = [PARTY('Supplier'), PARTY('Customer')];
const LINE = '(/*/cac:InvoiceLine | /*/cac:CreditNoteLine)';
const SUM = '/*/cac:LegalMonetaryTotal';
const TAX = '/*/cac:TaxTotal/cac:TaxSubtotal';
const MEANS = '/*/cac:PaymentMeans';

/** In whole cents */
const cents = (path: string) => `round(100 * number(${path}))`;
const each = (path: string, holds: string) =>
  `exists(${path}) and (every $each in ${path} satisfies $each[${holds}])`;
const twoDecimals = 'string-length(substring-after(., ".")) <= 2';

const RULES: Record<string, string> = {
  'BR-01': '/*/cbc:CustomizationID',
  'BR-02': '/*/cbc:ID',
  'BR-03': 'string-length(/*/cbc:IssueDate) = 10',
  'BR-04': '/*/cbc:InvoiceTypeCode | /*/cbc:CreditNoteTypeCode',
  'BR-05': '/*/cbc:DocumentCurrencyCode',
  'BR-06': `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`,
  'BR-07': `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`,
  'BR-08': `${SELLER}/cac:PostalAddress`,
  'BR-09': `${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
  'BR-10': `${BUYER}/cac:PostalAddress`,
  'BR-11': `${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
  'BR-12': `${SUM}/cbc:LineExtensionAmount`,
  'BR-13': `${SUM}/cbc:TaxExclusiveAmount`,
  'BR-14': `${SUM}/cbc:TaxInclusiveAmount`,
  'BR-15': `${SUM}/cbc:PayableAmount`,
  'BR-16': LINE,
  'BR-21': each(LINE, 'cbc:ID'),
  'BR-22': each(LINE, 'cbc:InvoicedQuantity | cbc:CreditedQuantity'),
  'BR-23': each(`${LINE}/*[contains(name(), "Quantity")]`, '@unitCode = "C62"'),
  'BR-24': each(LINE, 'cbc:LineExtensionAmount'),
  'BR-25': each(LINE, 'normalize-space(cac:Item/cbc:Name)'),
  'BR-26': each(LINE, 'cac:Price/cbc:PriceAmount'),
  'BR-27': each(LINE, 'cac:Price/cbc:PriceAmount >= 0'),
  'BR-45': each(TAX, 'cbc:TaxableAmount'),
  'BR-46': each(TAX, 'cbc:TaxAmount'),
  'BR-47': each(TAX, 'cac:TaxCategory/cbc:ID'),
  'BR-48': each(TAX, 'cac:TaxCategory/cbc:Percent'),
  'BR-49': `${MEANS}/cbc:PaymentMeansCode`,
  'BR-50': `not(${MEANS}/cac:PayeeFinancialAccount[not(cbc:ID)])`,
  'BR-55': 'not(/*/cac:BillingReference[not(cac:InvoiceDocumentReference/cbc:ID)])',
  'BR-61': `not(${MEANS}[cbc:PaymentMeansCode = "58"][not(cac:PayeeFinancialAccount/cbc:ID)])`,
  'BR-62': `${SELLER}/cbc:EndpointID/@schemeID`,
  'BR-63': `${BUYER}/cbc:EndpointID/@schemeID`,
  'BR-CL-01': '/*/cbc:InvoiceTypeCode = "380" or /*/cbc:CreditNoteTypeCode = "381"',
  'BR-CL-03': each('//*[contains(name(), "Amount")]', '@currencyID = "EUR"'),
  'BR-CL-16': `${MEANS}/cbc:PaymentMeansCode[. = "1" or . = "58"]`,
  'BR-CO-04': each(LINE, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'),
  'BR-CO-09': each(
    '//cac:PartyTaxScheme',
    'cac:TaxScheme/cbc:ID = "VAT" and starts-with(cbc:CompanyID, "DE")',
  ),
  'BR-CO-10': `${cents(`${SUM}/cbc:LineExtensionAmount`)} = sum(${LINE}/${cents('cbc:LineExtensionAmount')})`,
  'BR-CO-13': `${SUM}/cbc:TaxExclusiveAmount = ${SUM}/cbc:LineExtensionAmount`,
  'BR-CO-14': `/*/cac:TaxTotal/cbc:TaxAmount = ${TAX}/cbc:TaxAmount`,
  'BR-CO-15': `${cents(`${SUM}/cbc:TaxInclusiveAmount`)} = ${cents(`${SUM}/cbc:TaxExclusiveAmount`)} + ${cents('/*/cac:TaxTotal/cbc:TaxAmount')}`,
  'BR-CO-16': `${SUM}/cbc:PayableAmount = ${SUM}/cbc:TaxInclusiveAmount`,
  'BR-CO-17': `abs(${cents(`${TAX}/cbc:TaxAmount`)}) = round(abs(${cents(`${TAX}/cbc:TaxableAmount`)}) * ${TAX}/cac:TaxCategory/cbc:Percent div 100)`,
  'BR-CO-18': TAX,
  'BR-CO-25': `${SUM}/cbc:PayableAmount <= 0 or /*/cac:PaymentTerms/cbc:Note`,
  'BR-CO-26': `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`,
  'BR-S-01': `count(${TAX}/cac:TaxCategory[cbc:ID = "S"]) = 1`,
  'BR-S-02': each(
    `${LINE}//cac:ClassifiedTaxCategory`,
    'cbc:ID = "S" and cac:TaxScheme/cbc:ID = "VAT"',
  ),
  'BR-S-05': each(`${LINE}//cac:ClassifiedTaxCategory`, 'cbc:Percent > 0'),
  'BR-S-08': `${TAX}/cbc:TaxableAmount = ${SUM}/cbc:LineExtensionAmount and ${TAX}/cac:TaxCategory/cac:TaxScheme/cbc:ID = "VAT"`,
  'BR-S-10': 'not(//cbc:TaxExemptionReason)',
  'BR-DEC-12': each(`${SUM}/*`, twoDecimals),
  'BR-DEC-19': each(`${TAX}/*[contains(name(), "Amount")]`, twoDecimals),
  'BR-DEC-23': each(`${LINE}/cbc:LineExtensionAmount`, twoDecimals),
  'BR-DE-1': MEANS,
  'BR-DE-2': `${SELLER}/cac:Contact`,
  'BR-DE-3': `normalize-space(${SELLER}/cac:PostalAddress/cbc:CityName)`,
  'BR-DE-4': `normalize-space(${SELLER}/cac:PostalAddress/cbc:PostalZone)`,
  'BR-DE-5': `normalize-space(${SELLER}/cac:Contact/cbc:Name)`,
  'BR-DE-6': `normalize-space(${SELLER}/cac:Contact/cbc:Telephone)`,
  'BR-DE-7': `normalize-space(${SELLER}/cac:Contact/cbc:ElectronicMail)`,
  'BR-DE-8': `normalize-space(${BUYER}/cac:PostalAddress/cbc:CityName)`,
  'BR-DE-9': `normalize-space(${BUYER}/cac:PostalAddress/cbc:PostalZone)`,
  'BR-DE-14': `normalize-space(${TAX}/cac:TaxCategory/cbc:Percent)`,
  'BR-DE-15': 'normalize-space(/*/cbc:BuyerReference)',
  'BR-DE-16': `normalize-space(${SELLER}/cac:PartyTaxScheme/cbc:CompanyID)`,
  'BR-DE-18': 'not(contains(/*/cac:PaymentTerms/cbc:Note, "#"))',
  'BR-DE-21':
    '/*/cbc:CustomizationID = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"',
  'BR-DE-23-a': `boolean(${MEANS}/cac:PayeeFinancialAccount) = (${MEANS}/cbc:PaymentMeansCode = "58")`,
  'BR-DE-TMP-32': each('//cac:InvoicePeriod', 'cbc:StartDate and cbc:EndDate'),
  'PEPPOL-EN16931-R001': '/*/cbc:ProfileID = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"',
  'PEPPOL-EN16931-R008': 'not(//*[not(*) and not(normalize-space())])',
  'PEPPOL-EN16931-R010': `${BUYER}/cbc:EndpointID`,
  'PEPPOL-EN16931-R020': `${SELLER}/cbc:EndpointID`,
  'PEPPOL-EN16931-R053': 'count(/*/cac:TaxTotal) = 1',
  'PEPPOL-EN16931-R110': each(
    `${LINE}/cac:InvoicePeriod/cbc:StartDate`,
    'translate(., "-", "") >= translate(/*/cac:InvoicePeriod/cbc:StartDate, "-", "")',
  ),
  'PEPPOL-EN16931-R111': each(
    `${LINE}/cac:InvoicePeriod/cbc:EndDate`,
    'translate(., "-", "") <= translate(/*/cac:InvoicePeriod/cbc:EndDate, "-", "")',
  ),
  'PEPPOL-EN16931-R120': each(
    LINE,
    'cbc:LineExtensionAmount = *[contains(name(), "Quantity")] * cac:Price/cbc:PriceAmount',
  ),
};

const namespaceResolver = (prefix: string) => NAMESPACES[prefix] ?? null;

const broken = (document: Document) =>
  Object.keys(RULES).filter(
    (id) =>
      !evaluateXPathToBoolean(`boolean(${RULES[id]})`, document, null, null, { namespaceResolver }),
  );

const read = (invoice: ElectronicInvoice) => parseXmlDocument(xrechnung(invoice));

const elements = (document: Document) => evaluateXPathToNodes<Element>('//*', document);

const text = (document: Document, name: string) =>
  evaluateXPathToString(`//${name}`, document, null, null, { namespaceResolver });

/** As the schema of UBL 2.1 orders what an element may contain */
const SEQUENCES: Record<string, string> = {
  Invoice:
    'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note DocumentCurrencyCode BuyerReference InvoicePeriod BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'CustomizationID ProfileID ID IssueDate CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference InvoicePeriod BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal CreditNoteLine',
  Party: 'EndpointID PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PostalAddress: 'StreetName CityName PostalZone Country',
  PartyTaxScheme: 'CompanyID TaxScheme',
  Contact: 'Name Telephone ElectronicMail',
  PaymentMeans: 'PaymentMeansCode PayeeFinancialAccount',
  InvoicePeriod: 'StartDate EndDate',
  InvoiceDocumentReference: 'ID IssueDate',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableAmount',
  InvoiceLine: 'ID InvoicedQuantity LineExtensionAmount InvoicePeriod Item Price',
  CreditNoteLine: 'ID CreditedQuantity LineExtensionAmount InvoicePeriod Item Price',
  Item: 'Name SellersItemIdentification ClassifiedTaxCategory',
};

describe.each(Object.entries(INVOICES))('an e-invoice %s', (_, invoice) => {
  test('keeps the rules of EN 16931 and XRechnung', () => {
    expect(broken(read(invoice))).toEqual([]);
  });

  test('has its elements in the order of the schema', () => {
    for (const element of elements(read(invoice))) {
      const children = [...element.children].map(({ localName }) => localName);
      const sequence = SEQUENCES[element.localName]?.split(' ');
      // An element with one child has no order.
      if (!sequence) expect(children.length).toBeLessThan(2);
      else {
        const places = children.map((name) => sequence.indexOf(name));
        expect([element.localName, Math.min(...places) >= 0]).toEqual([element.localName, true]);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }
    }
  });

  test('adds up to what is stored, to the cent', () => {
    const payable = text(read(invoice), 'cbc:PayableAmount');
    const stored = (invoice.netCents + invoice.taxCents) / 100;
    expect(Number(payable)).toBe(invoice.cancels ? -stored : stored);
  });
});

/** What an invoice may lack */
const OPTIONAL = new Set(
  'StreetName PartyTaxScheme SellersItemIdentification Note BillingReference IssueDate'.split(' '),
);

const CHANGES: Record<string, (element: Element) => void> = {
  'is missing': (element) => element.remove(),
  'is a cent too much': (element) => {
    if (!element.localName.endsWith('Amount')) return element.remove();
    element.textContent = (Number(element.textContent) + 0.01).toFixed(2);
  },
};

test.each(Object.keys(CHANGES))('whatever %s breaks a rule', (change) => {
  for (const name of ['of one lead', 'that cancels another']) {
    const places = [...elements(read(INVOICES[name]!)).keys()].slice(1);
    const unnoticed = places.flatMap((index) => {
      const document = read(INVOICES[name]!);
      const element = elements(document)[index]!;
      CHANGES[change]!(element);
      return broken(document).length === 0 ? [element.localName] : [];
    });
    expect(unnoticed.filter((each) => !OPTIONAL.has(each))).toEqual([]);
  }
});

test('words of others stay words', () => {
  expect(text(read(INVOICES['with hostile words']!), 'cac:Item/cbc:Name')).toBe('<b>&amp;"🏠 ]]>');
});
