import { bindWords } from './bind-words';
import { maskedPhone, phoneHref, mailtoHref } from './phone';
import { meantAddress } from './mail-provider';
import { distance } from './spelling-distance';

test.each([
  '§_80_GEG',
  'Abs._4',
  'Buchst._f',
  '120_m²',
  '3_Monate',
  '23._Dezember',
  '3_×_4',
  '80331_München',
  'Musterstraße_1',
])('%s stays on one line', (pattern) => {
  const text = pattern.replaceAll('_', ' ');
  expect(bindWords(`vor ${text} danach`)).toBe(`vor ${pattern.replaceAll('_', '\u00a0')} danach`);
});

test.each(['3 Häuser', 'im Dezember', '100 Prozentpunkte', '1234567 Euros', 'Notar 4', ''])(
  'in "%s" it may break',
  (text) => {
    expect(bindWords(text)).toBe(text);
  },
);

test.each([
  ['030 1234567', 'tel:0301234567'],
  ['+49 (0) 30 / 123-456', 'tel:+4930123456'],
  ['+49 30 23125 000', 'tel:+493023125000'],
])('%s is dialled as %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

test.each(['030 1234567', '+49 (30) 123-45 67', '030/1234-567'])(
  'of %s three digits are shown',
  (phone) => {
    expect(maskedPhone(phone)).toBe('•••\u00a0567');
  },
);

test.each([
  ['erika@beispiel.de', 'mailto:erika@beispiel.de'],
  ['erika+haus@beispiel.de', 'mailto:erika%2Bhaus@beispiel.de'],
  ['a?subject=x&b@beispiel.de', 'mailto:a%3Fsubject%3Dx%26b@beispiel.de'],
])('%s is written to as %s', (address, href) => expect(mailtoHref(address)).toBe(href));

test.each([
  [
    'gmail.com',
    'gmial.com gamil.com gmai.com gmal.com gnail.com gmaill.com gmail.con gmail.co gmail.cm',
  ],
  [
    'gmail.com',
    'gmail.cmo gmail.de gmail gmailcom gmail,com gmail..com gmail.com. g-mail.com gmeil.com',
  ],
  [
    'gmail.com',
    'GMIAL.COM www.gmail.com gmail.vom gmail.comm gmai.lcom gmil.com hmail.com gmail.cim',
  ],
  ['gmx.de', 'gmx.d gmx.ed gmx.dee gmxde gxm.de gmxx.de gnx.de gm.de gmx,de gmc.de gmx.dr gmx'],
  ['web.de', 'wbe.de webb.de we.de web.ed web.d webde wev.de wen.de web.com web.se'],
  [
    't-online.de',
    'tonline.de t.online.de t-onlin.de t-oline.de t-online.d t-online.com t_online.de',
  ],
  ['outlook.de', 'outlok.de outloook.de oulook.de outlock.de otlook.de'],
  ['hotmail.de', 'hotmial.de hotmai.de hormail.de hotmal.de hotmall.de'],
  ['icloud.com', 'iclud.com icloud.de icould.com icoud.com icloud.co'],
])('%s is meant by each of %s', (meant, typed) => {
  const found = typed.split(' ').map((domain) => [domain, meantAddress(`Erika.B@${domain}`)]);
  expect(found).toEqual(typed.split(' ').map((domain) => [domain, `Erika.B@${meant}`]));
});

test.each([
  'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu web.de t-online.de GMX.de',
  'outlook.de outlook.com hotmail.de hotmail.com hotmail.fr yahoo.de yahoo.com yahoo.co.uk yahoo.fr',
  'icloud.com me.com mac.com msn.com live.de live.com live.nl freenet.de arcor.de posteo.de posteo.net',
  'mailbox.org proton.me protonmail.com pm.me aol.com aol.de online.de vodafone.de magenta.de',
  'mail.de email.de mail.com ymail.com online.com tuta.com tutanota.com ewe.net ewetel.net kabelmail.de',
  'netcologne.de o2online.de unitybox.de 1und1.de bluewin.ch aon.at bund.de uni-oldenburg.de',
  'beispiel.de example.com mueller-bau.de wohnlotse.de inline.de hotel.de arbor.de weg.de ard.de zdf.de',
  'wdr.de dm.de vw.de sap.com bmw.de gls.de mail.mueller.de strato.de ionos.de kabel.de fritz.box',
])('nothing else is meant by any of %s', (typed) => {
  const found = typed.split(' ').map((domain) => [domain, meantAddress(`erika@${domain}`)]);
  expect(found).toEqual(typed.split(' ').map((domain) => [domain, undefined]));
});

test.each(['', 'erika', '@gmial.com', 'erika@', 'a@b@gmial.com', 'erika@.'])(
  '%j is no address to look at',
  (typed) => expect(meantAddress(typed)).toBeUndefined(),
);

test('what may still grow is left alone until the field is left', () => {
  expect(meantAddress('erika@gmail.co', false)).toBeUndefined();
  expect(meantAddress('erika@gmail', false)).toBeUndefined();
  expect(meantAddress('erika@gmial.com', false)).toBe('erika@gmail.com');
});

test.each([
  ['notar', 'notar', 0],
  ['notra', 'notar', 1],
  ['provison', 'provision', 1],
  ['haus', 'notar', 3],
])('%s is %s but for some letters', (typed, meant, mistakes) => {
  expect(distance(typed, meant, 2)).toBe(mistakes);
});
