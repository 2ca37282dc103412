export interface GlossaryTerm {
  id: string;
  /** The heading of the explanation */
  term: string;
  /** As it may stand in a text, inflected */
  forms: readonly string[];
  explanation: string;
}

/** Terms that the guides explain where they first appear. Legal ones as of November 2026. */
export const GLOSSARY: readonly GlossaryTerm[] = [
  {
    id: 'abschreibung',
    term: 'Abschreibung (AfA)',
    forms: ['Abschreibung', 'Abschreibungen', 'AfA'],
    explanation:
      'Der Teil des Gebäudepreises, den Vermieter jedes Jahr als Wertverlust von den Mieteinnahmen abziehen dürfen. Der Boden wird nicht abgeschrieben.',
  },
  {
    id: 'alleinauftrag',
    term: 'Alleinauftrag',
    forms: ['Alleinauftrag', 'Alleinauftrags', 'Alleinauftrages', 'Alleinaufträge'],
    explanation:
      'Ein Maklervertrag, bei dem für seine Laufzeit nur ein Büro mit dem Verkauf beauftragt ist. Beim einfachen Alleinauftrag dürfen Sie selbst noch verkaufen, beim qualifizierten nicht.',
  },
  {
    id: 'auflassung',
    term: 'Auflassung',
    forms: ['Auflassung'],
    explanation:
      'Die Einigung beider Seiten vor dem Notariat, dass das Eigentum übergehen soll. Eigentümer wird man erst mit dem Eintrag im Grundbuch.',
  },
  {
    id: 'auflassungsvormerkung',
    term: 'Auflassungsvormerkung',
    forms: ['Auflassungsvormerkung', 'Vormerkung'],
    explanation:
      'Ein Eintrag im Grundbuch, der die Immobilie für die Käuferseite reserviert. Danach kann sie nicht mehr an andere verkauft oder neu belastet werden.',
  },
  {
    id: 'bedarfsausweis',
    term: 'Bedarfsausweis',
    forms: ['Bedarfsausweis', 'Bedarfsausweises', 'Bedarfsausweise'],
    explanation:
      'Ein Energieausweis, der aus Bauweise, Dämmung und Heizung berechnet, wie viel Energie das Gebäude braucht. Wie jemand heizt, spielt keine Rolle.',
  },
  {
    id: 'bodenrichtwert',
    term: 'Bodenrichtwert',
    forms: [
      'Bodenrichtwert',
      'Bodenrichtwerts',
      'Bodenrichtwertes',
      'Bodenrichtwerte',
      'Bodenrichtwerten',
    ],
    explanation:
      'Der durchschnittliche Wert des Bodens je Quadratmeter in einer Zone, ermittelt vom Gutachterausschuss aus echten Kaufverträgen. Nachzusehen in BORIS, dem Portal der Länder.',
  },
  {
    id: 'finanzierungsbestaetigung',
    term: 'Finanzierungsbestätigung',
    forms: ['Finanzierungsbestätigung', 'Finanzierungsbestätigungen', 'Finanzierungszusage'],
    explanation:
      'Ein Schreiben der Bank, dass sie den Kauf in einer bestimmten Höhe finanzieren will. Erst mit einem unterschriebenen Darlehensvertrag ist das Geld sicher.',
  },
  {
    id: 'endenergiebedarf',
    term: 'Endenergiebedarf',
    forms: ['Endenergiebedarf', 'Endenergiebedarfs', 'Endenergieverbrauch', 'Endenergieverbrauchs'],
    explanation:
      'Die Energie, die ein Haus im Jahr für Heizung und Warmwasser je Quadratmeter braucht. Aus ihr folgt die Energieeffizienzklasse von A+ bis H.',
  },
  {
    id: 'erbengemeinschaft',
    term: 'Erbengemeinschaft',
    forms: ['Erbengemeinschaft', 'Erbengemeinschaften'],
    explanation:
      'Alle, die gemeinsam geerbt haben. Ihnen gehört der Nachlass zusammen; ein Haus daraus können sie nur gemeinsam verkaufen.',
  },
  {
    id: 'erbschein',
    term: 'Erbschein',
    forms: ['Erbschein', 'Erbscheins', 'Erbscheine'],
    explanation:
      'Ein Zeugnis des Nachlassgerichts darüber, wer geerbt hat. Mit notariellem Testament oder Erbvertrag und Eröffnungsprotokoll ist er beim Grundbuchamt meist entbehrlich.',
  },
  {
    id: 'ertragswert',
    term: 'Ertragswertverfahren',
    forms: ['Ertragswertverfahren', 'Ertragswert', 'Ertragswerts'],
    explanation:
      'Bewertet eine Immobilie nach dem Boden und den Mieten, die sie auf Dauer bringt. Üblich bei vermieteten Häusern.',
  },
  {
    id: 'freigrenze',
    term: 'Freigrenze',
    forms: ['Freigrenze'],
    explanation:
      'Ein Betrag, bis zu dem keine Steuer anfällt. Wird er überschritten, ist alles zu versteuern, anders als beim Freibetrag.',
  },
  {
    id: 'grundbuch',
    term: 'Grundbuch',
    forms: ['Grundbuch', 'Grundbuchs', 'Grundbuches'],
    explanation:
      'Das Verzeichnis des Amtsgerichts darüber, wem ein Grundstück gehört und welche Rechte und Schulden darauf liegen.',
  },
  {
    id: 'grundschuld',
    term: 'Grundschuld',
    forms: ['Grundschuld', 'Grundschulden'],
    explanation:
      'Das Pfandrecht der Bank im Grundbuch. Es bleibt stehen, bis es gelöscht wird, auch wenn der Kredit längst bezahlt ist.',
  },
  {
    id: 'gutachterausschuss',
    term: 'Gutachterausschuss',
    forms: [
      'Gutachterausschuss',
      'Gutachterausschusses',
      'Gutachterausschüsse',
      'Gutachterausschüssen',
    ],
    explanation:
      'Eine unabhängige Stelle bei Kreis oder Stadt. Sie erhält jeden Kaufvertrag in Abschrift und leitet daraus Bodenrichtwerte und Marktberichte ab.',
  },
  {
    id: 'hausgeld',
    term: 'Hausgeld',
    forms: ['Hausgeld', 'Hausgelds', 'Hausgeldes'],
    explanation:
      'Der monatliche Beitrag zur Eigentümergemeinschaft: laufende Kosten, Verwaltung und Rücklage. Nur ein Teil davon lässt sich auf Mieter umlegen.',
  },
  {
    id: 'erhaltungsruecklage',
    term: 'Erhaltungsrücklage',
    forms: ['Erhaltungsrücklage', 'Instandhaltungsrücklage'],
    explanation:
      'Das gemeinsame Ersparte einer Eigentümergemeinschaft für künftige Reparaturen. Beim Verkauf geht der Anteil mit der Wohnung über.',
  },
  {
    id: 'lastenfreistellung',
    term: 'Lastenfreistellung',
    forms: ['Lastenfreistellung'],
    explanation:
      'Alte Grundschulden werden gelöscht, damit die Immobilie unbelastet übergeht. Das Notariat holt dafür die Unterlagen der Bank ein.',
  },
  {
    id: 'liegenschaftszins',
    term: 'Liegenschaftszins',
    forms: [
      'Liegenschaftszins',
      'Liegenschaftszinses',
      'Liegenschaftszinssatz',
      'Liegenschaftszinssatzes',
    ],
    explanation:
      'Der Zinssatz, mit dem sich eine Immobilie am Markt im Durchschnitt verzinst. Je höher er ist, desto niedriger der Ertragswert.',
  },
  {
    id: 'loeschungsbewilligung',
    term: 'Löschungsbewilligung',
    forms: ['Löschungsbewilligung', 'Löschungsbewilligungen'],
    explanation:
      'Die beglaubigte Erklärung der Bank, dass ihre Grundschuld aus dem Grundbuch gelöscht werden darf.',
  },
  {
    id: 'median',
    term: 'Median',
    forms: ['Median', 'Medians', 'Mediane'],
    explanation:
      'Der Wert in der Mitte: Die eine Hälfte liegt darunter, die andere darüber. Einzelne sehr teure Angebote verschieben ihn kaum, anders als den Durchschnitt.',
  },
  {
    id: 'sachwert',
    term: 'Sachwertverfahren',
    forms: ['Sachwertverfahren', 'Sachwert', 'Sachwerts', 'Sachwertes'],
    explanation:
      'Bewertet ein Haus nach dem Boden und den Baukosten abzüglich der Alterung, angepasst an den örtlichen Markt. Üblich bei selbst genutzten Häusern.',
  },
  {
    id: 'sachwertfaktor',
    term: 'Sachwertfaktor',
    forms: ['Sachwertfaktor', 'Sachwertfaktors', 'Sachwertfaktoren'],
    explanation:
      'Das Verhältnis zwischen gezahlten Preisen und errechneten Sachwerten an einem Ort. Ein Faktor über 1 heißt: Der Markt zahlt mehr, als die Rechnung ergibt.',
  },
  {
    id: 'teilungserklaerung',
    term: 'Teilungserklärung',
    forms: ['Teilungserklärung', 'Teilungserklärungen'],
    explanation:
      'Die Urkunde, die ein Haus in Eigentumswohnungen aufteilt. Sie sagt, was wem allein gehört und wer was nutzen darf.',
  },
  {
    id: 'teilungsversteigerung',
    term: 'Teilungsversteigerung',
    forms: ['Teilungsversteigerung', 'Teilungsversteigerungen'],
    explanation:
      'Eine Zwangsversteigerung, mit der Miteigentümer ihre Gemeinschaft auflösen, wenn sie sich nicht einigen. Jeder von ihnen kann sie beantragen.',
  },
  {
    id: 'verbrauchsausweis',
    term: 'Verbrauchsausweis',
    forms: ['Verbrauchsausweis', 'Verbrauchsausweises', 'Verbrauchsausweise'],
    explanation:
      'Ein Energieausweis, der auf dem tatsächlichen Verbrauch von mindestens drei Jahren beruht. Er hängt davon ab, wie die Bewohner geheizt haben.',
  },
  {
    id: 'vergleichswert',
    term: 'Vergleichswertverfahren',
    forms: ['Vergleichswertverfahren', 'Vergleichswert', 'Vergleichswerts'],
    explanation:
      'Bewertet eine Immobilie nach den Preisen, die für ähnliche am selben Ort gezahlt wurden. Üblich bei Wohnungen, Reihenhäusern und Grundstücken.',
  },
  {
    id: 'verkehrswert',
    term: 'Verkehrswert',
    forms: ['Verkehrswert', 'Verkehrswerts', 'Verkehrswertes', 'Verkehrswerte'],
    explanation:
      'Der Preis, der an einem Stichtag im gewöhnlichen Geschäftsverkehr zu erzielen wäre, § 194 BauGB. Festgestellt wird er in einem Gutachten, nicht von einem Rechner im Netz.',
  },
  {
    id: 'vorfaelligkeitsentschaedigung',
    term: 'Vorfälligkeitsentschädigung',
    forms: ['Vorfälligkeitsentschädigung', 'Vorfälligkeitsentschädigungen'],
    explanation:
      'Was die Bank verlangen darf, wenn ein Kredit mit fester Verzinsung vor der Zeit zurückgezahlt wird: Ersatz für die Zinsen, die ihr entgehen.',
  },
  {
    id: 'zugewinn',
    term: 'Zugewinn',
    forms: ['Zugewinn', 'Zugewinns', 'Zugewinnausgleich', 'Zugewinnausgleichs'],
    explanation:
      'Was Eheleute während der Ehe an Vermögen hinzugewonnen haben. Wer mehr gewonnen hat, gleicht bei der Scheidung die Hälfte des Unterschieds aus.',
  },
];
