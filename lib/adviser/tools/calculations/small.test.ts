/** @jest-environment node */
import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeAll(() => jest.useFakeTimers({ now: NOW }));
afterAll(() => jest.useRealTimers());

// Every row is reckoned by hand.
const SMALL: Record<string, string> = {
  percentOfPrice: `
    Angebotspreis 365.000, der Interessent drückt um 8 %. Wo landen wir? => **335.800 €** | 29.200 €
    15 % Abschlag auf 420.000 => **357.000 €**
    Haus steht für 480.000 drin / der käufer will 5 % runter, was wär das => **456.000 €**
    400.000 mit 3 % aufschlag, was macht das => **412.000 €**
    wie viel Prozent sind 20.000 von 380.000 => **5,26 %**
    wie viel prozent vom angebotspreis 500.000 sind 465.000 => **93 %**
    angeboten für 400.000, geboten 370.000, wieviel prozent weniger ist das? => **7,5 %** | 30.000 €`,
  squareMetres: `
    bodenrichtwert 320, grundstück 800 quadratmeter, altes haus das weg muss. wert vom boden? => **256.000 €** | Abbruch
    Grundstück 650 m², Bodenrichtwert 410 €/m². Was ist das wert? => **266.500 €**
    425.000 für 100 qm, was ist das pro quadratmeter? => **4.250 €**
    quadratmeterpreis 3.800 euro, 76 qm, was macht das => **288.800 €**`,
  lease: `
    Erbpacht von 1968 auf 99 jahre, wie lange läuft die noch wenn ich 2026 verkaufe => **2067** | **41 Jahre**
    Erbbaurecht seit 1990, 75 Jahre. Wann endet das? => **2065** | **39 Jahre**
    erbbaurecht läuft bis 2061, wie lange noch? => **2061** | **35 Jahre**`,
  partSale: `
    Teilverkauf: 50 Prozent meines Hauses (Wert 480.000), Nutzungsentgelt 5 % im Jahr. Was zahle ich monatlich? => **1.000 €** | 12.000 €
    teilverkauf die hälfte vom haus, wert 600.000, entgelt 6,5 prozent => **1.625 €**
    Nutzungsentgelt 6 % auf ein Viertel, Haus 400.000 wert => **500 €**`,
  handoverShare: `
    Grundsteuer 720 im Jahr komplett bezahlt, Übergabe am 1. September. Was krieg ich vom Käufer wieder? => **240 €** | 720 € × 4 ÷ 12
    hausgeld 3.600 im jahr vorausbezahlt, übergabe zum 30.6., was bekomme ich zurück => **1.800 €**
    grundsteuer 180 im quartal, übergabe 15.10.2026, anteil käufer? => **153,86 €** | 78 ÷ 365`,
  rentLeft: `
    1200 kaltmiete, 250 geht für nicht umlagefähiges drauf, 600 rate an die bank. was hätt ich im monat übrig => **350 €** | **4.200 €**
    Wenn ich vermieten tät statt verkaufen: 850 kalt im Monat, Hausgeld nicht umlegbar 120 / und im Jahr? => **8.760 €**
    Miete 900 kalt, Kreditrate 1.100. bleibt da was? => **200 €** | fehlen`,
  taxFreeDay: `
    notarvertrag beim kauf war am 14.3.2017, wohnung war immer vermietet. ab welchem tag kann ich ohne steuer verkaufen => **ab 15. März 2027**
    spekulationsfrist bei geerbter wohnung? / vater hatte die 2020 gekauft / 2025 ist er gestorben, war immer vermietet / ab wann bin ich frei? => 2. Januar 2030 | Erbe
    Haus 2016 gekauft und seitdem vermietet. Möchte 2026 verkaufen, Notar damals war der 20. November / was wenn ich schon im oktober beurkunde? => **steuerpflichtig** | ab 21. November 2026
    Oma kaufte die Wohnung im August 2019, ich habe sie 2023 geerbt, vermietet. ab wann steuerfrei verkaufen? => 2. August 2029`,
  legalParts: `
    Vater gestorben, kein Testament, Mutter lebt noch (Zugewinn), wir sind zwei Kinder. Haus gehörte Vater allein, Verkauf bringt 360.000. Wer bekommt wieviel? => **180.000 €** (1/2) | **90.000 €** (1/4)
    Mein Mann ist gestorben, kein Testament, drei Kinder. Haus 450.000 gehörte uns beiden. wie wird das aufgeteilt? => **112.500 €** | **37.500 €** (1/6) | Zugewinngemeinschaft
    Mutter tot, Vater auch schon tot, wir sind drei Geschwister. Haus bringt 300.000, wer erbt wieviel? => **100.000 €** (1/3)
    Papa verstorben, Gütertrennung, mama lebt noch, ein Kind. Erbteil? => **1/2**
    Ich bin enterbt, einziges Kind, Mutter lebt noch. Haus 500.000. Wie hoch ist mein Pflichtteil? => **125.000 €** (1/4)
    pflichtteil bei zwei kindern und haus wert 400.000, wie hoch => **100.000 €** (1/4) | 400.000 € × 1/8 = 50.000 €`,
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
  'Mieten hier 11 €/qm, 70 qm, was macht das?',
])('%s is not reckoned', (message) => {
  expect(nameOf(message)).toBeUndefined();
});

test('where the home stands and what it is is asked for', () => {
  expect(nameOf('wieviel bringt 54m2 in schwabing ca')).toBe('estimate');
  expect(nameOf('3 zi whg münchen giesing 68qm tiefgarage was krieg ich')).toBe('estimate');
  expect(nameOf('wann wird das geld überwiesen?')).toBeUndefined();
});
