import { renderToBuffer, View } from '@react-pdf/renderer';
import { formatClock, formatDate, formatPartialDate } from '@/lib/platform/format/date';
import type { Letterhead } from '@/lib/letterhead';
import type { OwnMail, OwnSubmission, OwnRegional } from '@/lib/submissions/owner/own-submission';
import { formatReference } from '@/lib/submissions/reference';
import { look, registerTypefaces } from './look';
import {
  Company,
  ConsentList,
  FactList,
  PdfText,
  DocumentSection,
  type DocumentFact,
} from './parts';
import { PURPOSE_LABELS } from '@/lib/submissions/kinds/wordings';
import { Sheet } from './sheet';
import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';
import { CONTACT_CHANNELS, CONTACT_TIMES } from '@/lib/submissions/contact-wish/contact-wish';
import { rangeLabel, regionalSteps, VALUE_LABEL } from '@/lib/valuation/regional-labels';

interface Entry {
  /** None for permanent ones */
  at?: Date;
  title: string;
  details?: string[];
}

function Entries({ entries, none }: { entries: Entry[]; none: string }) {
  if (entries.length === 0) return <PdfText>{none}</PdfText>;
  return entries.map(({ at, title, details = [] }, index) => (
    <View
      key={index}
      wrap={false}
      style={[look.hairline, { flexDirection: 'row', gap: 16, paddingVertical: 4 }]}
    >
      <PdfText style={[look.muted, { width: 100, flexShrink: 0 }]}>
        {at ? formatClock(at) : 'laufend'}
      </PdfText>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <PdfText>{title}</PdfText>
        {details.map((detail, line) => (
          <PdfText key={line} style={look.small}>
            {detail}
          </PdfText>
        ))}
      </View>
    </View>
  ));
}

const TITLE = 'Auskunft über Ihre Daten';
const LAW = 'Art.\u00a015\u00a0DSGVO';

interface ExportProps {
  submission: OwnSubmission;
  letterhead: Letterhead;
  madeAt: Date;
}

function mailEntry({ createdAt, title, recipient, text, state, sentAt }: OwnMail) {
  const sent =
    state === 'accepted' && sentAt && `Vom Mailserver übernommen: ${formatClock(sentAt)}`;
  return { at: createdAt, title, details: [`An ${recipient}`, text, ...(sent ? [sent] : [])] };
}

function retentionTexts({ retention: { until, proofUntil } }: OwnSubmission) {
  const deleted = `Diese Daten löschen wir spätestens am ${formatDate(until)}, ohne dass Sie etwas tun müssen.`;
  if (!proofUntil) return [deleted];
  return [
    deleted,
    `Den Nachweis Ihrer Einwilligungen bewahren wir bis zum ${formatDate(proofUntil)} auf (§\u00a07a\u00a0UWG).`,
  ];
}

function Export({ submission, letterhead, madeAt }: ExportProps) {
  const { title, reference, answers, consents, uses, mails, recipients, wish, history } =
    submission;
  const subject = reference ? `${title} ${formatReference(reference)}` : title;
  return (
    <Sheet
      title={`${TITLE}, ${subject}`}
      kicker={`Auskunft nach ${LAW}`}
      footer={`${subject}, Stand ${formatDate(madeAt)}`}
      letterhead={letterhead}
      madeAt={madeAt}
    >
      <PdfText style={[look.title, { marginTop: 22 }]}>{TITLE}</PdfText>
      <PdfText style={[look.muted, { marginTop: 6 }]}>
        {`Alles, was wir zu dieser Anfrage gespeichert haben, mit Stand vom ${formatClock(madeAt)}.`}
      </PdfText>
      <DocumentSection heading="Ihre Anfrage">
        <FactList facts={submissionFacts(submission)} />
      </DocumentSection>
      <DocumentSection heading="Ihre Angaben">
        <FactList facts={answers.map(({ label, text }) => ({ label, value: text }))} />
      </DocumentSection>
      {submission.regional && (
        <DocumentSection
          heading="Regionale Bewertung"
          intro="Bei jedem Abruf aus Ihren Angaben berechnet und nicht gespeichert. Sie löst keine Entscheidung aus."
        >
          <FactList facts={regionalFacts(submission.regional, answers)} />
        </DocumentSection>
      )}
      <DocumentSection heading="Ihr Kontaktwunsch">
        <FactList facts={wishFacts(wish)} />
      </DocumentSection>
      <DocumentSection
        heading="Ihre Einwilligungen"
        intro="Jeder Satz steht hier Wort für Wort, wie Sie ihm zugestimmt haben."
      >
        {consents.length === 0 && <PdfText>Zu dieser Anfrage ist keine gespeichert.</PdfText>}
        <ConsentList consents={consents} detailed />
      </DocumentSection>
      <DocumentSection heading="Wann wir Einwilligungen genutzt haben">
        <Entries
          entries={uses.map(({ at, text, purpose }) => ({
            at,
            title: text,
            details: [`Einwilligung: ${PURPOSE_LABELS[purpose]}`],
          }))}
          none="Bisher haben wir keine genutzt."
        />
      </DocumentSection>
      <DocumentSection heading="E-Mails an Sie">
        <Entries entries={mails.map(mailEntry)} none="Zu dieser Anfrage gibt es keine." />
      </DocumentSection>
      <DocumentSection heading="Wer Ihre Daten erhalten hat">
        <Entries
          entries={recipients.map(({ at, name, what }) => ({ at, title: name, details: [what] }))}
          none="Bisher niemand außer uns."
        />
      </DocumentSection>
      <DocumentSection heading="Verlauf">
        <Entries
          entries={history.map(({ at, text }) => ({ at, title: text }))}
          none="Seit dem Eingang ist nichts geschehen."
        />
      </DocumentSection>
      <DocumentSection heading="Wie lange wir speichern">
        {retentionTexts(submission).map((text) => (
          <PdfText key={text}>{text}</PdfText>
        ))}
      </DocumentSection>
      <DocumentSection heading="Ihre Rechte">
        <PdfText>
          Sie können Ihre Daten berichtigen, löschen oder ihre Verarbeitung einschränken lassen, der
          Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde für den Datenschutz
          beschweren. Zwecke und Rechtsgrundlagen stehen in der Datenschutzerklärung.
        </PdfText>
      </DocumentSection>
      <Company heading="Verantwortlich" letterhead={letterhead} />
    </Sheet>
  );
}

/** The export under Art. 15 DSGVO. Deterministic: the same data make the same file. */
export async function renderExportPdf(
  submission: OwnSubmission,
  letterhead: Letterhead,
  madeAt: Date,
): Promise<Uint8Array> {
  registerTypefaces();
  return renderToBuffer(<Export submission={submission} letterhead={letterhead} madeAt={madeAt} />);
}

function expertFacts({ expert, appointment }: OwnSubmission): DocumentFact[] {
  const facts: [label: string, value: string | null | undefined][] = [
    ['Unsere Einschätzung', expert && formatEuros(expert.value)],
    ['Begründung', expert?.reason],
    ['Eingetragen', expert && `${expert.employee}, ${formatClock(expert.at)}`],
    ['Termin', appointment && formatClock(appointment.startsAt)],
    ['Ort des Termins', appointment?.place],
    ['Hinweis zum Termin', appointment?.note],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function submissionFacts(submission: OwnSubmission): DocumentFact[] {
  const { title, reference, id, createdAt, status, email, estimatedValue } = submission;
  return [
    { label: 'Art', value: title },
    ...(reference ? [{ label: 'Bewertungs-ID', value: formatReference(reference) }] : []),
    { label: 'Interne Kennung', value: id },
    { label: 'Eingegangen', value: formatClock(createdAt) },
    { label: 'Stand der Bearbeitung', value: status.label },
    ...(estimatedValue === undefined
      ? []
      : [{ label: 'Ohne Lage gerechnet', value: formatEuros(estimatedValue) }]),
    ...expertFacts(submission),
    ...(email ? [{ label: 'E-Mail-Adresse', value: email.address }] : []),
    ...(email
      ? [
          {
            label: 'Adresse bestätigt',
            value: email.confirmedAt ? formatClock(email.confirmedAt) : 'noch nicht',
          },
        ]
      : []),
  ];
}

const amountOf = (euros: number, index: number) =>
  index === 0 ? formatEuros(euros) : formatSignedEuros(euros);

function regionalFacts(regional: OwnRegional, answers: OwnSubmission['answers']): DocumentFact[] {
  if (!regional.isPossible) return [{ label: 'Keine Zahl möglich', value: regional.reason }];
  const { value, range, confidenceLabel, confidenceReasons, assumptions, data, model } = regional;
  const propertyType = answers.find(({ field }) => field === 'propertyType')?.value;
  return [
    { label: VALUE_LABEL, value: formatEuros(value) },
    { label: 'Spanne', value: rangeLabel(range) },
    { label: 'Aussagekraft', value: `${confidenceLabel}. ${confidenceReasons.join(' ')}` },
    ...regionalSteps(String(propertyType), regional).map(({ label, text, euros }, index) => ({
      label,
      value: `${amountOf(euros, index)}: ${text}`,
    })),
    ...assumptions.map((sentence) => ({ label: 'Angenommen', value: sentence })),
    { label: 'Daten', value: `${data}. Modell vom ${formatPartialDate(model)}.` },
  ];
}

function wishFacts({ channel, times, doNotCall }: OwnSubmission['wish']): DocumentFact[] {
  const chosen = CONTACT_TIMES.filter(({ value }) => times.includes(value));
  return [
    { label: 'Weg', value: CONTACT_CHANNELS.find(({ value }) => value === channel)!.label },
    {
      label: 'Zeiten',
      value: chosen.map(({ label }) => label).join('; ') || 'zu jeder Bürozeit',
    },
    { label: 'Bitte nicht anrufen', value: doNotCall ? 'ja' : 'nein' },
  ];
}
