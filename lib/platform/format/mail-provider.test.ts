import { meantAddress } from './mail-provider';

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
  ['googlemail.com', 'googelmail.com googlemial.com gogglemail.com googlemail.de googlmail.com'],
  ['gmx.de', 'gmx.d gmx.ed gmx.dee gmxde gxm.de gmxx.de gnx.de gm.de gmx,de gmc.de gmx.dr gmx'],
  ['gmx.net', 'gmx.nte gmx.ne gmx.ner gmxnet gmy.net gmx.nett'],
  ['web.de', 'wbe.de webb.de we.de web.ed web.d webde wev.de wen.de web.com web.se'],
  [
    't-online.de',
    'tonline.de t.online.de t-onlin.de t-oline.de t-online.d t-online.com t_online.de',
  ],
  ['t-online.de', 't-onilne.de t-onlien.de t-omline.de'],
  ['outlook.de', 'outlok.de outloook.de oulook.de outlock.de otlook.de'],
  ['outlook.com', 'outlok.com outlook.con outloo.com'],
  ['hotmail.de', 'hotmial.de hotmai.de hormail.de hotmal.de hotmall.de'],
  ['hotmail.com', 'hotmial.com hotmail.cmo homail.com'],
  ['yahoo.de', 'yaho.de yahooo.de yhaoo.de jahoo.de yahoo.d'],
  ['icloud.com', 'iclud.com icloud.de icould.com icoud.com icloud.co'],
  ['freenet.de', 'frenet.de freent.de freenet.d freenrt.de freenet.com'],
  ['arcor.de', 'acor.de arcro.de arcor.d'],
  ['posteo.de', 'posteo.d postoe.de poste.de'],
  ['vodafone.de', 'vodaphone.de vodafon.de'],
  ['aol.com', 'aol.con aol.cmo alo.com'],
  ['proton.me', 'protn.me proton.em'],
  ['mailbox.org', 'mailbox.ogr malbox.org'],
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
