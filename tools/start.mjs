/** `npm start`: installs what is missing, builds the site, serves it and prints the address. */
import { resolve } from 'node:path';
import { serveFree } from './serve.mjs';
import { checkNode, install, root, run, stop } from './setup.mjs';

install();
checkNode();
if (run('build') !== 0) stop('The build failed; its message stands above.');
const { address } = await serveFree({
	folder: resolve(root, process.env.STELA_OUT ?? 'dist'),
	base: process.env.STELA_BASE ?? '/',
	from: 4321,
});
console.log(`\nStela stands at ${address}\nCtrl+C ends it.`);
