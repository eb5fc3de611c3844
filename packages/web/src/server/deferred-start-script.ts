/**
 * The page is painted before its faces and its script are fetched: on a slow phone they want the same wire and the
 * same core. Whom the worker serves has the faces at hand; see boot.ts. A press on a button that came too early is
 * remembered for the page when it is alive; links lead on by themselves. Nobody sees the paint of a page in the
 * background, and not every browser tells of it.
 */
export const deferredStartScript = `{let{entry,parts}=document.currentScript.dataset,d=document,go=()=>{if(!entry)return;Promise.all(['Text','Figures'].map(f=>d.fonts.load('1em "Touchline '+f+'"'))).then(()=>delete d.documentElement.dataset.faceless,()=>{});for(const href of parts.split(' '))d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href}));import(entry).catch(console.warn);entry=''},read=()=>d.readyState=='loading'?d.addEventListener('DOMContentLoaded',go):go();self.early=[];addEventListener('click',e=>{const b=self.early&&e.target.closest('button');b&&(early.push(b),b.type=='submit'&&e.preventDefault())},true);new PerformanceObserver(l=>l.getEntries().some(e=>/content/.test(e.name))&&read()).observe({type:'paint',buffered:true});setTimeout(read,d.hidden?0:2e3)}`;
