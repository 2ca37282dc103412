import { TAX_RATE } from '@/lib/agencies/constants';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { escapeXml } from '@/lib/platform/seo/escape-html';
import { type InvoiceParty, paymentNote } from '@/lib/submissions/leads/issued-invoices';
import type { InvoiceSheet } from './invoice-pdf';

export interface ElectronicInvoice extends InvoiceSheet {
  /** '2026-11-01' and '2026-11-30' */
  firstDay: string;
  lastDay: string;
  /** What we call the buyer */
  customer: string;
  buyerEmail: string;
}

const SPECIFICATION =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0' as const;
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

const cbc = (name: string, text: string, attribute = '') =>
  `<cbc:${name}${attribute && ` ${attribute}`}>${escapeXml(text)}</cbc:${name}>`;

const cac = (name: string, ...content: string[]) =>
  `<cac:${name}>${content.join('')}</cac:${name}>`;

const amount = (name: string, cents: number) =>
  cbc(name, (cents / 100).toFixed(2), 'currencyID="EUR"');

const VAT = cac('TaxScheme', cbc('ID', 'VAT'));

const taxCategory = (name: string) =>
  cac(name, cbc('ID', 'S'), cbc('Percent', String(TAX_RATE)), VAT);

const period = (from: string, to: string) =>
  cac('InvoicePeriod', cbc('StartDate', from), cbc('EndDate', to));

/** The last line of an address is postcode and place. */
function postalAddress(lines: string[]): string {
  const [, postalCode = '', city = ''] = /^(\d{5}) (.+)$/.exec(lines.at(-1) ?? '') ?? [];
  return cac(
    'PostalAddress',
    cbc('StreetName', lines.slice(0, -1).join(', ')),
    cbc('CityName', city),
    cbc('PostalZone', postalCode),
    cac('Country', cbc('IdentificationCode', 'DE')),
  );
}

const party = ({ name, address, vatId }: InvoiceParty, email: string, ...contact: string[]) =>
  cac(
    'Party',
    cbc('EndpointID', email, 'schemeID="EM"'),
    postalAddress(address),
    vatId ? cac('PartyTaxScheme', cbc('CompanyID', vatId), VAT) : '',
    cac('PartyLegalEntity', cbc('RegistrationName', name)),
    ...contact,
  );

/**
 * XRechnung 3.0 in UBL 2.1. A counter-invoice is a credit note (381), whose amounts say what it
 * takes back; a credit beside other leads is a line with the quantity -1.
 */
export function xrechnung(invoice: ElectronicInvoice): string {
  const { number, issuedAt, cancels, seller, buyer, firstDay, lastDay, letterhead, iban } = invoice;
  const kind = cancels ? 'CreditNote' : 'Invoice';
  const sign = cancels ? -1 : 1;
  const [net, tax] = [sign * invoice.netCents, sign * invoice.taxCents];
  const line = ({ id, date, text, cents }: InvoiceSheet['lines'][number], index: number) => {
    const [day, total] = [dayInBerlin(new Date(date)), sign * cents];
    return cac(
      `${kind}Line`,
      cbc('ID', String(index + 1)),
      cbc(
        cancels ? 'CreditedQuantity' : 'InvoicedQuantity',
        total < 0 ? '-1' : '1',
        'unitCode="C62"',
      ),
      amount('LineExtensionAmount', total),
      period(day, day),
      cac(
        'Item',
        cbc('Name', text),
        cac('SellersItemIdentification', cbc('ID', id)),
        taxCategory('ClassifiedTaxCategory'),
      ),
      cac('Price', amount('PriceAmount', Math.abs(total))),
    );
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${kind} xmlns="${UBL}:${kind}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">`,
    cbc('CustomizationID', SPECIFICATION),
    cbc('ProfileID', PROCESS),
    cbc('ID', number),
    cbc('IssueDate', dayInBerlin(issuedAt)),
    cbc(`${kind}TypeCode`, cancels ? '381' : '380'),
    invoice.reason ? cbc('Note', invoice.reason) : '',
    cbc('DocumentCurrencyCode', 'EUR'),
    cbc('BuyerReference', invoice.customer),
    period(firstDay, lastDay),
    cancels
      ? cac(
          'BillingReference',
          cac(
            'InvoiceDocumentReference',
            cbc('ID', cancels.number),
            cbc('IssueDate', dayInBerlin(cancels.issuedAt)),
          ),
        )
      : '',
    cac(
      'AccountingSupplierParty',
      party(
        seller,
        letterhead.email,
        cac(
          'Contact',
          cbc('Name', seller.name),
          cbc('Telephone', letterhead.phone),
          cbc('ElectronicMail', letterhead.email),
        ),
      ),
    ),
    cac('AccountingCustomerParty', party(buyer, invoice.buyerEmail)),
    // SEPA transfer, or 'not defined' where nothing is to be transferred
    iban && !cancels && net + tax > 0
      ? cac(
          'PaymentMeans',
          cbc('PaymentMeansCode', '58'),
          cac('PayeeFinancialAccount', cbc('ID', iban)),
        )
      : cac('PaymentMeans', cbc('PaymentMeansCode', '1')),
    cac('PaymentTerms', cbc('Note', paymentNote(invoice))),
    cac(
      'TaxTotal',
      amount('TaxAmount', tax),
      cac(
        'TaxSubtotal',
        amount('TaxableAmount', net),
        amount('TaxAmount', tax),
        taxCategory('TaxCategory'),
      ),
    ),
    cac(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', net),
      amount('TaxExclusiveAmount', net),
      amount('TaxInclusiveAmount', net + tax),
      amount('PayableAmount', net + tax),
    ),
    ...invoice.lines.map(line),
    `</${kind}>\n`,
  ].join('');
}
