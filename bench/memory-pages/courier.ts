import './courier-sign-in.ts';

document.getElementById('root')!.append(document.createElement('courier-inbox'));
