console.log('pending');
