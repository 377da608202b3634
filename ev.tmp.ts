const { eventBrief } = await import('./test/writing/articles/briefs-by-type.ts');
const { writeArticleFor } = await import('./test/support/write-article.ts');
const { runsShared } = await import('./test/support/text-measures.ts');
const { eventCategories } = await import('./schema/contracts/content-input.ts');
const ds=[] as any[];
for (const c of eventCategories) { const d=await writeArticleFor(eventBrief({category:c,name:'Open Days'})); ds.push([c,d.markdown]); }
for (let i=0;i<ds.length;i++) for(let j=0;j<i;j++) { const r=runsShared(ds[i][1],ds[j][1],8); if(r>.3) console.log(r.toFixed(2),ds[i][0],ds[j][0]); }
if (process.argv[2]) { for (const d of ds.slice(0,+process.argv[2])) console.log(d[1].slice(0,3500)); }
