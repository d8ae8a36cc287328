// What comes to the worker (sw.js) by push.
