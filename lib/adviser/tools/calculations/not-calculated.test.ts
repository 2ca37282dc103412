import { nameOf } from './testing.fixture';

const FOR_THE_GUIDES = `
  Käufer will 20.000 vom Kaufpreis bar zahlen, geht das?
  Der Makler verlangt 500 Euro Aufwandsentschädigung, darf er das?
  Makler hat 14.280 € Provision kassiert, kann ich die zurückfordern?
  Ich habe 3,57 % Provision unterschrieben, komme ich da wieder raus?
  Ist 7,14 % Provision nicht Wucher?
  Wer zahlt die 3,57 % Maklerprovision, ich oder der Käufer?
  Muss ich Provision zahlen, wenn ich selbst einen Käufer für 350.000 finde?
  Käufer bietet 20.000 weniger, soll ich annehmen?
  Haus steht für 450.000 im Netz, keiner meldet sich. Preis senken?
  Interessent zieht 30.000 Euro für die Heizung ab, ist das gerechtfertigt?
  Die Bank will 3.000 Euro Bearbeitungsgebühr, ist das zulässig?
  Kann ich die Vorfälligkeitsentschädigung von 8.000 Euro von der Steuer absetzen?
  Wann muss der Käufer die 400.000 Euro überweisen?
  was bleibt von 250.000 nach 120.000
  Was passiert, wenn der Käufer die 350.000 nicht zahlt?
  Grundschuld über 150.000 steht noch im Grundbuch, obwohl alles bezahlt ist. Muss ich die löschen lassen?
  Wie lange dauert die Löschung einer Grundschuld?
  Kann der Käufer meine Grundschuld über 200.000 übernehmen?
  Mein Bruder will 120.000 Auszahlung, sonst blockiert er den Verkauf. Darf er das?
  Wir sind drei Geschwister und einer will nicht verkaufen, was tun?
  Drei Erben, einer wohnt im Haus und zahlt keine Miete. Was können wir machen?
  Muss ich 2019 geerbtes Haus beim Finanzamt melden?
  Ich habe 15.000 Euro für eine neue Küche bezahlt, steigert das den Wert?
  Küche für 8.000 extra an den Käufer verkaufen, wie mache ich das?
  Lohnt es sich, für 30.000 Euro zu renovieren, bevor ich verkaufe?
  Wie viel Rabatt ist bei 400.000 üblich?
  Energieausweis kostet 400 Euro, ist das normal?
  Der Gutachter verlangt 2.500 Euro für das Gutachten, ist das üblich?
  Notar will 500 Euro Vorschuss, ist das normal?
  Mieter zahlt seit 2015 nur 600 Euro, darf ich vor dem Verkauf erhöhen?
  Mein Mieter zahlt 780 kalt und will nicht ausziehen, was kann ich tun?
  Kann ich nach 8 Jahren verkaufen, ohne die Einkommensteuererklärung zu ändern?
  Ich habe 2021 gekauft und ziehe jetzt wegen der Arbeit um, was muss ich beachten?
  Wir haben uns 2023 getrennt, das Haus ist von 2018. Was passiert damit?
  Mein Ex wohnt seit 2022 allein im Haus, bekomme ich Nutzungsentschädigung?
  Meine Tochter wohnt seit 2021 in der Wohnung, die wir 2019 gekauft haben. Steuerfrei?
  Mutter wohnt im Haus, ich habe es 2020 gekauft: spekulationssteuer?
  Ist die Spekulationssteuer nach zehn Jahren weg?
  Was sind Verkaufskosten bei der Spekulationssteuer?
  Was ist die Freigrenze von 1.000 Euro?
  Zählt das Arbeitszimmer bei der Steuer, Haus 2018 gekauft?
  Welche Bundesländer haben 6,5 % Grunderwerbsteuer?
  Warum ist die Grunderwerbsteuer in Bayern so niedrig?
  Haftet der Verkäufer für die Grunderwerbsteuer?
  Der Käufer hat die Grunderwerbsteuer von 24.000 Euro nicht bezahlt, jetzt soll ich zahlen
  Wie hoch ist der Freibetrag für Enkel?
  Mein Vater hat mir 200.000 geschenkt, wann verjährt das?
  Erbschaftsteuer: bis wann muss ich die 40.000 zahlen?
  Ein Investor bietet 600.000 für unser Mehrfamilienhaus mit 8 Wohnungen, ist das ein guter Preis?
  Zwei Kinder wohnen noch zu Hause, wann sollten wir verkaufen?
  Haus mit 3 Wohneinheiten, eine steht leer, Verkauf sinnvoll?
  Der Makler sagt 20.000 unter Wert, soll ich ihm glauben?
  Wir haben noch 5 Jahre Zinsbindung, können wir den Kredit mitnehmen?
  Der Kredit läuft auf uns beide, 180.000 offen, haftet meine Ex?
  Bauzinsen 3,5 %, sollen wir jetzt verkaufen oder warten?
  Käufer braucht Finanzierung über 350.000, wie prüfe ich die Bank?
  Ich will den Erlös von 300.000 anlegen, was empfehlen Sie?
  Reservierungsgebühr 5.000 Euro vom Interessenten, erlaubt?
  Wie viele Quadratmeter muss ich angeben, 120 oder 110?
  Unser Haus ist 140 qm, Baujahr 1975, was müssen wir vor dem Verkauf reparieren?
  Teilverkauf: Anbieter zahlt 150.000 für die Hälfte, seriös?
  Leibrente 1.200 Euro im Monat, lohnt das mit 75?
  Mein Lebensgefährte hat mir ein Wohnrecht vermacht, Haus ist 300.000 wert, kann es verkauft werden?
  Nießbrauch, Haus 400.000, Mutter 78: mindert das den Preis?
  Zwangsversteigerung: Verkehrswert 350.000, bis wohin geht das Gebot?
  Hausgeld 320 Euro im Monat, ist das hoch?
  Wie rechnet das Finanzamt bei 42 % Steuersatz?
  Faktor 25, was bedeutet das?
  Was ist eine gute Mietrendite?
  Makler möchte Alleinauftrag für 6 Monate bei 3,57 %, unterschreiben?
  Das Angebot liegt 10 % unter dem Preis von 420.000, wie reagiere ich?
  Der Makler will 3,57 % und der Käufer zahlt 400.000, wer unterschreibt zuerst?
  Mein Bruder und ich streiten, ob wir das Haus für 400.000 verkaufen
  Haus 400.000, Restschuld 150.000, Makler 3,57 %: wann fließt das Geld?
  Verkaufspreis 350.000, die Bank hat noch 100.000, wer löst den Kredit ab?
  Käufer zahlt Steuer und Notar nicht, was nun?
  Muss der Käufer Notar und Makler selbst zahlen?
  Zahlt der Käufer die Grunderwerbsteuer vor oder nach dem Grundbucheintrag?
  Wir haben 2 Kredite über 100.000, kann nur einer abgelöst werden?
  Grundschuld 150.000 löschen lassen oder stehen lassen?
  Meine Schwester will 50.000 mehr als ihren Anteil, was kann ich tun?
  Je zur Hälfte gehört das Haus meiner Frau und mir, wer muss zum Notar?
  Er will mich mit 80.000 auszahlen, soll ich zustimmen?
  Grober Ablauf Verkauf Reihenhaus 110 qm Hannover?
  kann ich eine wohnung mit 40 qm in berlin grob streichen lassen?
  das haus geht an uns beide geschwister, 500.000, eltern tot, steuer?
  Papa ist gestorben, Haus 400.000, welche Steuern fallen beim Verkauf an
  Hausgeld 350 Euro, Rücklage 20.000, was muss ich dem Käufer sagen?
  Miete 900, Mieter ist seit 2010 drin, wie kündige ich?
  Bank verlangt 300 Euro für die Löschungsbewilligung, darf sie das?
  Der Notar will 250 Euro für die Treuhandabwicklung, muss ich das zahlen?
  Energieausweis 80 Euro online, taugt der was?
  Ich habe 40.000 Verlust gemacht, kann ich den verrechnen?
  Wir wohnen seit 2022 im Haus und wollen 2026 verkaufen, brauchen wir einen Energieausweis?
  Käufer kommt aus Bayern, das Haus steht in NRW, welcher Notar?
  Haus in Hessen 300.000, Käufer aus Berlin, wo zahlt er die Steuer?
  Küche 5.000 Euro Ablöse vom Käufer, schriftlich?
  Mein Vater hat mir 2021 sein Haus überschrieben, wann kann ich verkaufen?
  Erbe 300.000 ausgeschlagen, was passiert mit dem Haus?
  Drei Erben, Haus 400.000, Testament unklar, wer entscheidet?
  Ich bin 70, Haus 500.000 wert, verkaufen oder vererben?
  Was macht der Makler für 3,57 Prozent eigentlich?
  Wieso nimmt der Makler 3,57 Prozent vom Käufer und nichts von mir?
  Warum kostet der Notar bei 400.000 so viel?
  Ist die Provision von 12.000 Euro verhandelbar?
  Kann ich die 14.280 Euro Maklerkosten steuerlich absetzen?
  Was passiert mit der Grundschuld von 200.000, wenn ich verkaufe?
  Kredit 2015 aufgenommen, Zinsbindung 2030, lohnt Umschuldung?
  Wie lange muss ich den Kredit noch zahlen, 95.000 offen, wenn der Käufer bezahlt hat?
  Käufer möchte 10.000 Euro einbehalten bis zum Auszug, ist das üblich?
  Wir bekommen 500.000 und wollen davon eine Wohnung kaufen, Reihenfolge?
  Interessent bietet 380.000 statt 400.000, was tun?
  Haus für 300.000 verkauft, Käufer ist abgesprungen, Schadensersatz?
  Darf ich bei 2 Maklern zu je 3,57 % inserieren?
`;

test.each(FOR_THE_GUIDES.trim().split(/\n\s*/))('%s is a question for the guides', (message) => {
  expect(nameOf(message)).toBeUndefined();
});

test.each([
  'Schreiben Sie mir eine Klage, der Makler hat 14.280 € Provision von 400.000 kassiert',
  'gekauft 2019, vermietet. merkt doch keiner wenn ich sage ich hab drin gewohnt, wie viel steuer?',
])('nothing is calculated for %s', (message) => {
  expect(nameOf(message)).toBeUndefined();
});
