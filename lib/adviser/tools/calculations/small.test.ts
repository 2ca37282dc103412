/** @jest-environment node */
import { cases, missingIn, nameOf, NOW, textOf } from './testing.fixture';

beforeAll(() => jest.useFakeTimers({ now: NOW }));
afterAll(() => jest.useRealTimers());

// Every row is calculated by hand.
const SMALL: Record<string, string> = {
  offerBelow: `
    Interessent bietet 425 statt 449 tausend. Provision bei mir 3,57%. Wie viel weniger hab ich dann effektiv netto (also abzgl. gesparter provision)? => **23.143,20 €**
    Wenn ich von 500.000 auf 475.000 runtergehe, wie viel Provision (3,57 %) spare ich? => **892,50 €**
    unterschied für mich zwischen 340.000 und 325.000 angebot bei 2,38 % makler? => **14.643 €**`,
  percentOfPrice: `
    Angebotspreis 365.000, der Interessent drückt um 8 %. Wo landen wir? => **335.800 €** | 29.200 €
    15 % Abschlag auf 420.000 => **357.000 €**
    Haus steht für 480.000 drin / der käufer will 5 % runter, was wär das => **456.000 €**
    400.000 mit 3 % aufschlag, was macht das => **412.000 €**
    wie viel Prozent sind 20.000 von 380.000 => **5,26 %**
    wie viel prozent vom angebotspreis 500.000 sind 465.000 => **93 %**
    Interessent bietet 370 statt 395 tausend. Wieviel % Nachlass is das => **6,33 %** | 25.000 €
    359.000 auf 345.000 gesenkt, prozent? => **3,9 %**
    angeboten für 400.000, geboten 370.000, wieviel prozent weniger ist das? => **7,5 %** | 30.000 €`,
  squareMetres: `
    Bodenrichtwert 95 Euro, Grundstück 1200 qm, heißt das mein Haus ist nur 114.000 wert? => **114.000 €** | das Gebäude kommt mit seinem Wert dazu
    Wohnfläche 71 m² plus 12 m² Balkon, den zähl ich zu einem Viertel. Bei 4.100 €/m² lande ich wo? => **303.400 €** | 74 m²
    Balkon 10 m² zu einem Viertel, Wohnung sonst 68 m². Welche Wohnfläche darf ich angeben? => **70,5 m²**
    310.000 für 95 m² und 20 m² terrasse zu einem viertel, quadratmeterpreis? => **3.100 €**
    bodenrichtwert 320, grundstück 800 quadratmeter, altes haus das weg muss. wert vom boden? => **256.000 €** | Abbruch
    Richtwert 280 Euro der Quadratmeter, Grundstück 720 qm, was ist der Grund wert? => **201.600 €**
    Grundstück 650 m², Bodenrichtwert 410 €/m². Was ist das wert? => **266.500 €**
    425.000 für 100 qm, was ist das pro quadratmeter? => **4.250 €**
    quadratmeterpreis 3.800 euro, 76 qm, was macht das => **288.800 €**`,
  lease: `
    Erbpacht von 1968 auf 99 jahre, wie lange läuft die noch wenn ich 2026 verkaufe => **2067** | **41 Jahre**
    Erbbaurecht seit 1990, 75 Jahre. Wann endet das? => **2065** | **39 Jahre**
    erbbaurecht läuft bis 2061, wie lange noch? => **2061** | **35 Jahre**`,
  partSale: `
    teilverkauf angebot für meine eltern: 100.000 auszahlung, dafür 6% nutzungsentgelt im jahr. was ist das im monat und in 10 jahren? => **500 €** | 60.000 €
    anbieter zahlt 80.000 aus, will 6,2% nutzungsentgelt pro jahr, was ist das im monat => **413,33 €**
    Teilverkauf: 50 Prozent meines Hauses (Wert 480.000), Nutzungsentgelt 5 % im Jahr. Was zahle ich monatlich? => **1.000 €** | 12.000 €
    teilverkauf die hälfte vom haus, wert 600.000, entgelt 6,5 prozent => **1.625 €**
    Nutzungsentgelt 6 % auf ein Viertel, Haus 400.000 wert => **500 €**
    teilverkauf: 20% von 450k, wie viel geld krieg ich => **90.000 €**`,
  forcedSale: `
    Teilungsversteigerung, Verkehrswert vom Gericht 300.000. Bei welchem Gebot wird in der ersten Runde nicht zugeschlagen? was sind 5/10 und 7/10 in Euro => **150.000 €** | **210.000 €**
    Bieter hat bei der Teilungsversteigerung 140.000 geboten, Verkehrswert 300.000, gibts da den Zuschlag? => **150.000 €** | 140.000 € liegt unter der 5/10-Grenze
    was ist die sieben-zehntel-grenze bei der zwangsversteigerung, verkehrswert 190.000 => **133.000 €**`,
  agentFeeTax: `
    Im Maklervertrag steht 9.000 Euro netto Festpreis für mich und für den Käufer genauso. Was ist das mit Steuer? => **10.710 €** | 21.420 €
    Maklerlohn 7.500 € netto. Brutto? => **8.925 €**
    auf der maklerrechnung stehen 14.280 brutto. was ist da der nettobetrag => **12.000 €** | **2.280 €**`,
  agentOrNot: `
    mein Sohn meint ich soll selber verkaufen. Der Makler würde 3,57% nehmen und sagt er holt dafür 20.000 mehr raus als ich. Ich hätte einen für 345.000 an der Hand. Rechnet sich das mit dem Makler also 365.000? => **351.969,50 €** | **6.969,50 €** | 13.030,50 €
    Was ist besser: 350.000 ohne Makler oder 362.000 mit Makler bei 3,57 Prozent? => **349.076,60 €** | weniger
    Ich zahl dem Makler 3,57 % und er meint statt 280.000 kriegen wir 300.000. Rentiert sich das? => **289.290 €**
    ab welchem preis lohnt sich ein makler mit 3,57 % wenn ich privat 300.000 kriege => **311.107 €**`,
  handoverShare: `
    Grundsteuer 720 im Jahr komplett bezahlt, Übergabe am 1. September. Was krieg ich vom Käufer wieder? => **240 €** | 720 € × 4 ÷ 12
    hausgeld 3.600 im jahr vorausbezahlt, übergabe zum 30.6., was bekomme ich zurück => **1.800 €**
    grundsteuer 180 im quartal, übergabe 15.10.2026, anteil käufer? => **153,86 €** | 78 ÷ 365`,
  rentLeft: `
    1200 kaltmiete, 250 geht für nicht umlagefähiges drauf, 600 rate an die bank. was hätt ich im monat übrig => **350 €** | **4.200 €**
    Wenn ich vermieten tät statt verkaufen: 850 kalt im Monat, Hausgeld nicht umlegbar 120 / und im Jahr? => **8.760 €**
    Miete 900 kalt, Kreditrate 1.100. bleibt da was? => **200 €** | fehlen
    vermieten oder verkaufen? ich weiß es nicht, miete wäre 1100 kalt, nicht umlegbares hausgeld und rücklage 250 und die rate bei der bank 700. was bleibt im jahr vor steuern über => **1.800 €**
    miete wäre 900 kalt / nicht umlegbar 180 und rate 500. was bleibt im jahr => **2.640 €**
    was bleibt mir wenn ich vermiete? 980 kalt, 140 bleiben an mir hängen, kredit 450 im monat => **390 €**`,
  taxFreeDay: `
    notarvertrag beim kauf war am 14.3.2017, wohnung war immer vermietet. ab welchem tag kann ich ohne steuer verkaufen => **ab 15. März 2027**
    spekulationsfrist bei geerbter wohnung? / vater hatte die 2020 gekauft / 2025 ist er gestorben, war immer vermietet / ab wann bin ich frei? => 2. Januar 2030 | Erbe
    Haus 2016 gekauft und seitdem vermietet. Möchte 2026 verkaufen, Notar damals war der 20. November / was wenn ich schon im oktober beurkunde? => **steuerpflichtig** | ab 21. November 2026
    Oma kaufte die Wohnung im August 2019, ich habe sie 2023 geerbt, vermietet. ab wann steuerfrei verkaufen? => 2. August 2029
    hab im juni 2017 gekauft, vermietet. wie lange muss ich noch warten => 2. Juni 2027`,
  legalParts: `
    mutter tot, papa auch schon, wir sind 4 kinder. haus 360.000. wie viel erbt jeder => **90.000 €**
    Papa hat mich enterbt, Mama erbt alles. Wir sind zu zweit als Kinder. Haus 480.000. Was ist mein Pflichtteil? => **60.000 €**
    vater gestorben (witwer), wir 3 kinder, haus 330.000 ohne testament, mein erbteil? => **110.000 €**
    Vater gestorben, kein Testament, Mutter lebt noch (Zugewinn), wir sind zwei Kinder. Haus gehörte Vater allein, Verkauf bringt 360.000. Wer bekommt wieviel? => **180.000 €** (1/2) | **90.000 €** (1/4)
    Mein Mann ist gestorben, kein Testament, drei Kinder. Haus 450.000 gehörte uns beiden. wie wird das aufgeteilt? => **112.500 €** | **37.500 €** (1/6) | Zugewinngemeinschaft
    Mutter tot, Vater auch schon tot, wir sind drei Geschwister. Haus bringt 300.000, wer erbt wieviel? => **100.000 €** (1/3)
    Papa verstorben, Gütertrennung, mama lebt noch, ein Kind. Erbteil? => **1/2**
    Ich bin enterbt, einziges Kind, Mutter lebt noch. Haus 500.000. Wie hoch ist mein Pflichtteil? => **125.000 €** (1/4)
    pflichtteil bei zwei kindern und haus wert 400.000, wie hoch => **100.000 €** (1/4) | 400.000 € × 1/8 = 50.000 €
    Enterbt vom Vater. Mutter lebt, ich habe einen Bruder. Nachlass 320.000. Wie hoch ist mein Pflichtteil => **40.000 €** (1/8)
    ehemann verstorben, ein sohn, haus gehörte uns beiden, wert 500.000, kein testament. wer kriegt was => **125.000 €** (1/2)`,
  giftTax: `
    oma schenkt mir ihre eigentumswohnung, wert 260.000, papa lebt noch. schenkungssteuer? => **4.200 €** | 200.000 €
    Haus 400.000 wert, Eltern behalten Niessbrauch, Jahreswert 12.000 und Vervielfältiger 9,5. Mit welchem Wert wird die Schenkung an mich angesetzt? => **286.000 €** | 114.000 €
    Haus 200.000 wert, Schenkungssteuer, ich schenke meinem neffen, nießbrauch jahreswert 20.000, vervielfältiger 10 => **92.473,10 €** | 10.752,69 €
    ich schenke meiner tochter das haus, 550.000 wert. wie viel schenkungsteuer zahlt sie? => **16.500 €**
    meine eltern überschreiben mir ihr haus, 900.000 wert, was will das finanzamt an steuer? => **75.000 €** | **7.000 €**
    Tante schenkt mir eine vermietete Wohnung, 200.000 Euro, Schenkungssteuer? => **32.000 €** | 180.000 €
    meine eltern schenken meiner tochter 300.000, schenkungssteuer? => **0 €** | **11.000 €**`,
  transferTax: `
    was muss der käufer in nrw an steuer zahlen wenn meine wohnung 298tsd kostet => **19.370 €**
    Ich verkauf mei Haus in Sachsen / 310.000 is der Preis. wie viel steuer zahlt der erwerber? => **17.050 €**
    Haus 450.000 in Bayern / wie viel steuer kommt auf den käufer zu? => **15.750 €**`,
  proceeds: `
    Wohnung wird für 280.000 verkauft / Restschuld 95.000, Makler hab ich keinen, Vorfälligkeit fällt nicht an. was bleibt => **185.000 €**
    haus gehört beiden je 1/2, verkauf 510 000 kredit noch 230 000. wie viel kriegt jeder => **140.000 €** | 130.896,50 €
    Vier Geschwister, ein Haus, keine Schulden. 396.000 Euro Erlös, nach Maklerabzug. Anteil pro Nase? => **99.000 €**
    was nach Verkauf übrig bleibt / Preis 335.000 / Darlehen noch 128.500 / Makler 2,38 % mit Steuer / sonst keine Kosten, was bleibt? => **198.527 €**
    wir lassen uns scheiden / 450.000 kriegen wir / kredit noch 160.000, beide im grundbuch / was kriegt jeder? / und wenn ich 60 prozent hab? => **174.000 €**
    Nettoerlös 285.000, drei Kinder, was kriegt jeder? => **95.000 €**
    wir kriegen für das haus 500.000, minus 3 % makler brutto und 120.000 bank. was bleibt jedem von uns zweien => **182.500 €**
    was bleibt von 400.000 nach maklerabzug => **385.720 € bis 388.100 €** | **400.000 €**`,
  inheritanceTax: `
    Erbe von Papa, vermietetes Haus, Finanzamt setzt nach allen Abschlägen 620.000 an. Einziges Kind. Erbschaftsteuer? => **24.200 €**
    Nicht verheiratet, 22 Jahre zusammen, er vererbt mir sein Häuschen, 250 000 Euro. Wie hoch wird die Steuer, ich wills verkaufen => **69.000 €** | 64.500 €
    Erbe von Mama, vermietetes Haus, Finanzamt hat 620.000 festgestellt. Erbschaftsteuer? => **17.380 €** | 24.200 €`,
  loanEnds: `
    Mein Kredit läuft variabel seit die Zinsbindung aus ist, 64.000 € Rest. Wieviel Strafe will die Bank wenn ich alles zurückzahl? => **keine** | drei Monaten | 26. Februar 2027 | 64.000 €
    meine zinsbindung ist im mai abgelaufen. was kostet es das darlehen beim verkauf abzulösen? => **keine**
    festgeschrieben bis 31.12.2026. wann muss ich kündigen damit nichts anfällt => **Zum Ende der Zinsbindung** | 30. November 2026
    zinsbindung endet am 31.3.2027, verkauf im april 2027, entschädigung? => **keine** | 28. Februar 2027`,
  payoff: `
    restschuld 95.000 und vorfälligkeit 3.200, wie hoch ist der ablösebetrag => **98.200 €**
    Darlehen 200.000, 3 % Zins, 2 % Tilgung, wie hoch ist die Restschuld nach 10 Jahren? => **153.420 €** | 833,33 €`,
  lifelong: `
    Nießbrauch Jahreswert 14.400, Vervielfältiger 10,2. Was ist der Nießbrauch wert? => **146.880 €**
    wohnrecht: monatsmiete wäre 1.000, vervielfältiger 10,5, wie viel ist das wert => **126.000 €** | 12.000 €
    Leibrente 1.500 Euro monatlich, Faktor 12: wie viel Kapital ist das? => **216.000 €**
    Haus 360.000, Faktor 15, welche monatliche Leibrente? => **2.000 €**
    Haus 186.000 wert, Nießbrauch im Jahr 12.000, Faktor 8, Kapitalwert? => **80.000 €** | 186.000 € ÷ 18,6 = 10.000 €`,
  leaseRents: `
    bodenwert 150.000, erbbauzins 4 %, was zahle ich im jahr => **6.000 €** | 500 €
    erbbauzins 2.400 jährlich, bodenwert 80.000. wieviel prozent sind das => **3 %**`,
  neededRent: `
    wieviel miete bräuchte ich für 4 % rendite bei 300.000 => **1.000 €**`,
  commission: `
    maklerprovision bei 410.000, 3,57 % jeder / und bei 3 % jeder ohne steuer gerechnet? => **14.637 €** | 12.300 €`,
  notary: `
    Was kostet Notar und Grundbuch bei 350.000 Euro ungefähr? => **3.472,95 €** | 5.250 € bis 7.000 €`,
};

const ROWS = Object.entries(SMALL).flatMap(([name, table]) =>
  cases(table).map(([dialogue, expected]) => [name, dialogue, expected] as const),
);

test.each(ROWS)('%s: %s', (name, dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe(name);
  expect(missingIn(dialogue, expected)).toEqual([]);
});

test.each([
  'wie viel steuer muss ich zahlen wenn der käufer 300.000 zahlt',
  'Das Angebot liegt 10 % unter dem Preis von 420.000, wie reagiere ich?',
  'Hausgeld 300 im Monat, Übergabe am 15. Mai, wer zahlt?',
  'mein mann hat mich enterbt, zwei kinder, haus 400.000, pflichtteil?',
  'Oma gestorben, Papa lebt noch, zwei Kinder, kein Testament, wer erbt wieviel?',
  'pflichtteil: mein halbbruder wurde enterbt. wonach rechnet sich das',
  'Opa gestorben, Testament: alles an meinen Vater und zwei Kinder. wer bekommt was',
  'ich schenke meinen drei kindern das haus, 900.000, schenkungssteuer?',
  'Erbbaurecht wurde 2010 verlängert auf 99 Jahre, wie lange noch?',
  'Zwangsversteigerung, einer hat 200.000 geboten, gibts den Zuschlag?',
  'Ich habe 9.000 netto Einkommen, brauche ich einen Makler?',
  'Lohnt sich ein Makler bei 400.000?',
  'Muss ich als Verkäufer ans Finanzamt was zahlen wenn der Käufer 400.000 zahlt?',
  'Mieten hier 11 €/qm, 70 qm, was macht das?',
  'mein bruder und ich erben, er wohnt drin, haus 300.000',
  'Finanzamt will 20.000 für Erbe von Tante, stimmt das?',
  'Onkel vermacht mir 75.000 und sein Haus für 200.000. steuer?',
  'Wohnung 80 qm, Preis 320.000, Käufer will handeln',
  'Zinsbindung läuft 2029 aus, umschulden oder verkaufen?',
  'Nießbrauch, Mutter 78, Haus 400.000: welcher Faktor gilt?',
])('%s is not calculated', (message) => {
  expect(nameOf(message)).toBeUndefined();
});

test('where the home stands and what it is is asked for', () => {
  expect(nameOf('wieviel bringt 54m2 in schwabing ca')).toBe('estimate');
  expect(textOf('wohnung 80 qm leipzig')).toMatch(
    /^Je nach Lage etwa \*\*[\d.]+ € bis [\d.]+ €\*\*/,
  );
  expect(textOf('was ist meine wohnung in köln ehrenfeld wert, 65 m²')).toContain('50823 Köln');
  expect(nameOf('mein haus verkaufen was ist es wert')).toBe('estimate');
  expect(textOf('reihenmittelhaus 118 qm hannover misburg grob?')).toContain('Hannover');
  expect(nameOf('3 zi whg münchen giesing 68qm tiefgarage was krieg ich')).toBe('estimate');
  expect(nameOf('wann wird das geld überwiesen?')).toBeUndefined();
});
