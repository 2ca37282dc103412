import { fold, stem } from './stem';

/** What people say, and what the guides call it. Each line: the guides' word, then everyday ones. */
const LINES = `
makler: immobilienmakler vermittler maklerbüro maklerin
provision: courtage maklerrechnung maklercourtage maklergebühr maklerkosten maklerhonorar maklerlohn vermittlungsgebühr maklerprovision
unterlagen: papiere dokumente papierkram nachweise akten
haus: hütte häuschen eigenheim immobilie objekt einfamilienhaus efh elternhaus doppelhaushälfte dhh reihenhaus
wohnung: etw eigentumswohnung apartment
mehrfamilienhaus: mfh mietshaus zinshaus mietobjekt wohnblock
vorfälligkeitsentschädigung: vorfälligkeit strafzins strafzinsen zinsstrafe vorfälligkeitszinsen ablösegebühr
kredit: darlehen hypothek finanzierung baufinanzierung hauskredit schulden
energieausweis: energiepass energiezertifikat
spekulationssteuer: spekusteuer spekulationsfrist veräußerungsgewinn
verkaufen: abgeben loswerden losschlagen veräußern veräußerung verscherbeln
bewertung: schätzung einschätzung wertermittlung taxieren schätzen ermitteln
wert: marktwert hauswert
preis: angebotspreis verkaufspreis
kosten: gebühr gebühren bezahlen nebenkosten ausgaben unkosten teuer
bezahlen: begleichen berappen blechen überweisen
dauer: zeit wochen monate schnell lange dauern
erben: erbe geerbt erbschaft vererbt nachlass verstorben gestorben hinterlassen tod
scheidung: trennung geschieden getrennt exmann exfrau ehe ehepartner ex trennen trennt
vermieten: vermietung vermietet
renovieren: sanieren modernisieren herrichten aufhübschen streichen
besichtigung: besichtigungstermin hausbesichtigung rundgang begehung
foto: bild bilder fotografieren aufnahmen
notar: notarin notariat beurkundung
käufer: interessent interessenten erwerber bieter kaufinteressent kaufinteressenten käuferin
steuer: finanzamt fiskus versteuern
inserat: anzeige annonce inserieren
grundbuch: grundbuchauszug grundbuchamt
verhandeln: feilschen runterhandeln herunterhandeln nachlass rabatt
mieter: mietvertrag
schlüssel: übergabe schlüsselübergabe
sachverständiger: gutachter sachverständige
geschwister: bruder schwester brüder schwestern
eltern: mutter vater mama papa elternteil
großeltern: oma opa großmutter großvater
entrümpeln: ausmisten ausräumen wegräumen
reparieren: ausbessern instandsetzen beheben richten
senken: reduzieren runtersetzen herabsetzen runtergehen heruntergehen
erhöhen: anheben raufsetzen
unterschreiben: unterzeichnen unterschrift unterschrieben
mangel: schaden defekt macke
ausziehen: auszug ausgezogen
verschweigen: verheimlichen vertuschen verbergen
zustimmen: einverstanden einwilligen zustimmung einwilligung
gemeinde: stadt rathaus kommune bürgermeister
ablehnen: verweigern weigern
`;

/** Every word of them: known, although it may stand in no answer. */
export const SYNONYM_WORDS = LINES.replace(/:/g, '');

const GROUPS = LINES.trim()
  .split('\n')
  .map((line) =>
    line
      .replace(':', '')
      .split(/\s+/)
      .map((word) => stem(fold(word))),
  );

const OF_STEM = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const member of group) {
    const others = OF_STEM.get(member) ?? new Set();
    for (const other of group) if (other !== member) others.add(other);
    OF_STEM.set(member, others);
  }
}

/** Stems that mean about the same as a stem, without itself. */
export const synonymsOf = (stemmed: string): string[] => [...(OF_STEM.get(stemmed) ?? [])];
