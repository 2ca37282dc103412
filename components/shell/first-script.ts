import { CATEGORIES_VERSION, CONSENT_KEYS } from '@/lib/legal/preferences';

/**
 * Fetches the scripts that the server has taken the addresses from (scripts/serve/later-scripts.ts),
 * once the page is there and its content has been painted: what there is to read comes first, and a
 * browser may tell of its mere background before. A hidden page paints nothing, so it does not wait;
 * without a word about paints they come after two seconds.
 */
const LATER = `function go(){if(d.readyState==='loading')addEventListener('DOMContentLoaded',go);else d.querySelectorAll('script[data-s]').forEach(function(s){s.src=s.dataset.s;s.removeAttribute('data-s')})}if(d.hidden)go();addEventListener('visibilitychange',go);setTimeout(go,2e3);try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}`;

/**
 * Answers the question about cookies before React is here (components/consent): shows its settings, or
 * keeps the choice and takes the question away. React hears of the press later, like of any other.
 */
const CONSENT = `function answer(f,v){var p={};if(v==='settings'||v==='close')f.parentNode.dataset.layer=v==='close'?'question':v;else{f.querySelectorAll('[name=category]').forEach(function(b){p[b.value]=b.disabled||v==='all'||v==='selection'&&b.checked});try{localStorage.setItem('${CONSENT_KEYS.preferences}',JSON.stringify(p));localStorage.setItem('${CONSENT_KEYS.flag}','${CATEGORIES_VERSION}')}catch(e){}delete r.dataset.consent}}`;

/**
 * Notes in `window.early` what is pressed, typed and sent until the page has come to life, each thing
 * once with what became of it last; components/shell/early-presses.ts does it again then. What a
 * browser does by itself it goes on doing: links, searches, plain forms, what unfolds. Held back is the
 * sending of forms that show one step of many, or that nobody but a script receives. A button that was
 * pressed is dimmed, by an animation: it leaves the element as React expects it.
 */
const EARLY = `window.early=[];function hear(e){var t=e.target,y=e.type,k=e.key,s=e.submitter;if('ready' in r.dataset||!r.classList.contains('js')||!t.closest)return;if(y==='click'){t=t.closest('button,label,[type=radio]');if(!t||(t.control||t).type!=='radio'&&(t.type!=='button'||t.popoverTargetElement))return}else if(y==='input'){if(t.type==='radio')return}else if(y==='submit'){if(t.getAttribute('action')||t.method==='post'&&!t.querySelector('[data-step]'))return;e.preventDefault();e.stopPropagation();if(t.method==='dialog'&&s)answer(t,s.value)}else if(y!=='reset'){if(e.repeat||e.isComposing||!(y==='keydown'?k==='Enter'&&(t.type==='radio'||t.enterKeyHint==='send'&&!e.shiftKey):k===' '&&t.type==='radio'))return;if(t.type!=='radio')e.preventDefault()}early=early.filter(function(x){return x.event.type!==y||x.target!==t||x.event.submitter!==s}).concat({event:e,target:t,value:t.value,checked:t.checked});s=s||t;if(/^(button|submit)$/.test(s.type)&&s.animate)s.animate({opacity:[.6,.6]},1e4)}['click','input','keydown','keyup','submit','reset'].forEach(function(y){addEventListener(y,hear,true)});`;

/** What is said where there is no connection. */
const OFFLINE =
  'Keine Verbindung zum Internet. Sie bleiben auf dieser Seite; bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.';

/**
 * Follows what leads to another page of the portal by a whole load: it shows the loader from the press
 * until the new page is there, and not when that comes back from the browser's memory. Without a
 * connection nothing is left: the press is taken back, and a sentence says why (`window.stay`, which
 * components/shell/route-effects.tsx calls as well). Files are fetched beside the page. What a script deals
 * with itself has been prevented by the time it arrives here.
 */
const LEAVE = `var told,late;function hush(){clearTimeout(late);if(told)told.remove()}function tell(t,role,look,text){hush();told=d.createElement('div');told.setAttribute('role',role);told.className=look;told.appendChild(d.createElement('p')).textContent=text;(t&&t.closest('dialog')||d.body).appendChild(told);late=setTimeout(hush,15e3)}window.stay=function(t){tell(t,'alert','offline-note','${OFFLINE}')};function leave(e){var t=e.target,c=e.type==='click',u,h=location;if(c)t=t.closest&&t.closest('a[href]');if(!t||e.defaultPrevented||c&&(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)||t.hasAttribute('download')||t.getAttribute('target')||t.method==='dialog')return;u=new URL(c?t.href:t.getAttribute('action')||h.href,h.href);if(u.origin!==h.origin||c&&(/\\.\\w+$/.test(u.pathname)||u.hash&&u.pathname+u.search===h.pathname+h.search))return;if(navigator.onLine)tell(t,'status','loading-overlay','Seite wird geladen...');else{e.preventDefault();e.stopPropagation();stay(t)}}addEventListener('click',leave);addEventListener('submit',leave);addEventListener('click',function(e){if(!navigator.onLine)leave(e)},true);addEventListener('online',hush);addEventListener('pageshow',function(e){if(e.persisted)hush()});`;

/**
 * The first script of every page. It marks the document as one with JavaScript before anything is
 * painted; if a script cannot be loaded before the page has come to life, the mark goes and the page
 * is the plain one again. It fetches the others and keeps what is pressed until they are there. It has
 * the question about cookies shown where it is not answered yet (app/consent.css), so that it does not
 * jump in front of somebody who is reading.
 */
export const firstScript = () =>
  `(function(d,r){r.classList.add('js');addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&!('ready' in r.dataset))r.classList.remove('js')},true);${CONSENT}${EARLY}${LEAVE}${LATER}try{if(localStorage.getItem('${CONSENT_KEYS.flag}')==='${CATEGORIES_VERSION}')return}catch(e){}r.dataset.consent='open'})(document,document.documentElement)`;
