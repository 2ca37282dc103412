/** General knowledge, not an official register; the build fails for outdated entries. */
const BY_PLACE = {
  Augsburg:
    'Göggingen 86199, Haunstetten 86179, Hochzoll 86163, Inningen 86199, Kriegshaber 86156, Lechhausen 86165 86167, Oberhausen 86154, Pfersee 86157',
  Bonn: 'Bad Godesberg 53173 53175 53177 53179, Beuel 53225 53227 53229, Duisdorf 53123, Endenich 53121, Poppelsdorf 53115, Röttgen 53125',
  Braunschweig: 'Lamme 38116, Volkmarode 38104, Wenden 38110',
  Bremen:
    'Blumenthal 28777 28779, Gröpelingen 28237 28239, Hemelingen 28309, Horn-Lehe 28357 28359, Huchting 28259, Oberneuland 28355, Osterholz 28325, Schwachhausen 28209 28211 28213, Vegesack 28755 28757, Walle 28217 28219',
  Dallgow: 'Dallgow-Döberitz 14624',
  Dortmund:
    'Aplerbeck 44287, Brackel 44309, Dorstfeld 44149, Eving 44339, Hombruch 44225, Hörde 44263, Lütgendortmund 44388, Mengede 44359, Scharnhorst 44328, Wickede 44319',
  Dresden:
    'Blasewitz 01309, Gorbitz 01169, Klotzsche 01109, Löbtau 01159, Loschwitz 01326, Neustadt 01097 01099, Pieschen 01127, Plauen 01187, Prohlis 01239, Striesen 01277',
  Düsseldorf:
    'Benrath 40597, Bilk 40223 40225, Eller 40229, Flingern 40233 40235, Gerresheim 40625, Heerdt 40549, Kaiserswerth 40489, Oberkassel 40545, Pempelfort 40479, Unterrath 40468',
  Essen:
    'Altenessen 45326 45329, Borbeck 45355, Bredeney 45133, Frohnhausen 45144 45145, Heisingen 45259, Kettwig 45219, Kray 45307, Rüttenscheid 45130 45131, Steele 45276, Werden 45239',
  'Frankfurt am Main':
    'Bergen-Enkheim 60388, Bockenheim 60486 60487, Bornheim 60385, Eschersheim 60433, Fechenheim 60386, Griesheim 65933, Höchst 65929, Niederursel 60439, Nordend 60316 60318, Ostend 60314, Riedberg 60438, Rödelheim 60489, Sachsenhausen 60594 60596 60598 60599, Schwanheim 60529, Westend 60323 60325',
  'Halle (Saale)': 'Halle-Neustadt 06122 06124 06126',
  Hamburg:
    'Billstedt 22111 22115 22117, Blankenese 22587, Bramfeld 22177 22179, Eppendorf 20251, Finkenwerder 21129, Harvestehude 20149, Lemsahl-Mellingstedt 22397, Lokstedt 22529, Neugraben 21147 21149, Niendorf 22453 22455, Osdorf 22549, Othmarschen 22605, Rahlstedt 22143 22147, Rissen 22559, Rotherbaum 20148, Schnelsen 22457, Volksdorf 22359, Wilhelmsburg 21107 21109',
  Hannover:
    'Bothfeld 30659, Kirchrode 30559, Kleefeld 30625, Linden 30449 30451, List 30161 30163 30177, Misburg 30629, Ricklingen 30459, Südstadt 30169 30171 30173',
  Karlsruhe: 'Durlach 76227, Grötzingen 76229, Knielingen 76187, Neureut 76149',
  Köln: 'Braunsfeld 50933, Chorweiler 50765, Dellbrück 51069, Ehrenfeld 50823 50825, Lindenthal 50931 50935, Longerich 50737, Porz 51143 51145, Rodenkirchen 50996 50999, Sülz 50937 50939, Weiden 50858, Zollstock 50969',
  Leipzig:
    'Connewitz 04277, Gohlis 04155 04157, Grünau 04205 04207 04209, Lindenau 04177, Plagwitz 04229, Reudnitz 04317, Schleußig 04229, Stötteritz 04299',
  Mannheim:
    'Feudenheim 68259, Käfertal 68309, Lindenhof 68163, Neckarau 68199, Rheinau 68219, Sandhofen 68307, Seckenheim 68239, Vogelstang 68309, Waldhof 68305',
  München:
    'Allach 80999, Aubing 81243, Berg am Laim 81673, Feldmoching 80995, Forstenried 81475 81476, Freimann 80939, Fürstenried 81475, Giesing 81539 81541, Hadern 81375 81377, Haidhausen 81667, Harlaching 81545, Laim 80686 80687 80689, Maxvorstadt 80333 80799, Milbertshofen 80807 80809, Moosach 80992 80993, Neuhausen 80634 80636, Neuperlach 81735 81737, Nymphenburg 80638 80639, Obermenzing 81245 81247, Perlach 81737 81739, Ramersdorf 81669 81671, Riem 81829, Schwabing 80801 80802 80803, Sendling 81371, Solln 81479, Thalkirchen 81379, Trudering 81825 81827 81829',
  Nürnberg:
    'Eibach 90451, Erlenstegen 90491, Gostenhof 90429 90443, Katzwang 90453, Langwasser 90471 90473, Mögeldorf 90482',
  Potsdam: 'Babelsberg 14482, Drewitz 14480',
  Stuttgart:
    'Bad Cannstatt 70372 70374, Botnang 70195, Degerloch 70597, Möhringen 70567, Plieningen 70599, Sillenbuch 70619, Untertürkheim 70327, Vaihingen 70563 70565, Zuffenhausen 70435 70437',
  Weinstadt: 'Endersbach 71384',
};

export const PARTS = Object.entries(BY_PLACE).flatMap(([place, list]) =>
  list.split(', ').flatMap((part) => {
    const [, name = '', codes = ''] = /^(.+?) (\d[\d ]+)$/.exec(part) ?? [];
    return codes.split(' ').map((code) => ({ place, name, code }));
  }),
);
